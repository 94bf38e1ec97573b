import type { ProductDetail } from "#shop/catalogue/wire/product"
import { rentalProduct } from "./rental-product"

export const accessory: ProductDetail = {
  ...rentalProduct,
  id: "prod_tripod",
  slug: "carbon-stativ",
  name: "Carbon-Stativ",
  subtitle: "Leicht und steif",
  price: "690.00",
  category: "accessory",
  get_absolute_url: "/kaufen/zubehoer/carbon-stativ/",
  availability: "in_stock",
  description: "<p>Trägt jeden Scanner.</p>",
  fact_laserreach: "",
  productservices: [],
  devices: [
    { tag: "rtc-360", name: "RTC 360", get_absolute_url: "/kaufen/rtc-360/" },
    { tag: "icon", name: "iCON", get_absolute_url: null },
  ],
}

export const software: ProductDetail = {
  ...accessory,
  id: "prod_register",
  slug: "register-360",
  name: "Cyclone REGISTER 360 PLUS",
  price: "2400.00",
  category: "software-service",
  get_absolute_url: "/kaufen/software-service/register-360/",
  availability: undefined,
  description: "<p>Führt Scans zusammen.</p>",
  pluginname: "Jahreslizenz",
  plugins: [
    {
      id: "variant_setup",
      name: "Jahreslizenz mit Einrichtung",
      price: "2690.00",
      description: "<p>Mit 90 Minuten Einrichtung.</p>",
      deliverycontent: "<p>Schlüssel per E-Mail.</p>",
    },
  ],
}
