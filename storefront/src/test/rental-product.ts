import type { ProductDetail, RentalOffer } from "#shop/catalogue/wire/product"
import type { Bookings, DeliveryType } from "#shop/rental/wire/rental"
import { SHOP } from "./render-page"

export const rentalProduct: ProductDetail = {
  id: "prod_rtc",
  slug: "rtc-360",
  name: "RTC 360",
  subtitle: "3D-Laserscanner auf Stativ",
  price: "290.00",
  category: "rental",
  get_absolute_url: "/mieten/rtc-360/",
  get_thumbnail: "default",
  thumbnail_alt: "RTC 360",
  product_card_info: "Für ganze Gebäude",
  product_is_inactive: false,
  order: 1,
  mandatory: false,
  description: "<p>Der RTC 360.</p>",
  deliverycontent: "",
  fact_laserreach: "0.5–130 m",
  fact_laseraccuracy: "",
  fact_speed: "",
  fact_battery: "",
  base_package_name: "",
  pluginname: "",
  packages: [],
  plugins: [],
  accessoryitems: [],
  softwareserviceitems: [],
  productservices: [
    {
      id: "video",
      name: "Einführung per Video",
      description: "60 Minuten",
      price: "90.00",
      basis: "rental",
      group: "",
    },
  ],
  devices: [],
  seo_title: "",
  seo_description: "",
}

export const pickup: DeliveryType = {
  id: "pickup",
  name: "Abholung in St. Gallen",
  description: "<p>Ab 8:00 Uhr</p>",
  price: "0.00",
  needs_delivery_address: false,
  is_default: true,
}
export const post: DeliveryType = {
  ...pickup,
  id: "post",
  name: "Express-Post",
  price: "45.00",
  needs_delivery_address: true,
  is_default: false,
}

const full = (rentaldate: string, reason: "booked" | "lead_time" = "booked") => ({
  rentaldate,
  booked: 1,
  notBooked: 0,
  reason,
})

/** One unit: out on the 18th and 21st; by post also on the 19th, and too late to send for the 3rd. Christmas closed. */
export const bookings: Bookings = {
  bookedPickupBookings: [full("2026-12-18"), full("2026-12-21")],
  bookedDeliveryBookings: [
    full("2026-12-03", "lead_time"),
    full("2026-12-18"),
    full("2026-12-19"),
    full("2026-12-21"),
    { rentaldate: "2026-12-22", booked: 1, notBooked: 1 },
  ],
  closedDays: [{ date: "2026-12-25", name: "Weihnachten" }],
  firstStarts: { pickup: "2026-12-03", delivery: "2026-12-03" },
  today: SHOP.today,
  horizon: "2028-06-02",
}

/** The same, free for five days. */
export const freeRental: RentalOffer = {
  ...rentalProduct,
  free: true,
  next_free: null,
  period_price: "1450.00",
  next_price: null,
}
