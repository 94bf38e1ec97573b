import type { ProductDetail } from "#shop/catalogue/wire/product"
import { rentalProduct } from "./rental-product"

/** A scanner for sale with two packages, a companion and accessories, one of which can't be had. */
export const purchaseProduct: ProductDetail = {
  ...rentalProduct,
  id: "prod_rtc_sale",
  subtitle: "Schneller 3D-Laserscanner",
  price: "62500.00",
  category: "purchase",
  get_absolute_url: "/kaufen/rtc-360/",
  availability: "in_stock",
  has_choices: true,
  description: "<p>Der schnellste Stativscanner.</p>",
  deliverycontent: "<ul><li>RTC 360</li><li>vier Akkus</li></ul>",
  base_package_name: "Basispaket",
  packages: [
    {
      id: "variant_office",
      name: "Paket Büro",
      price: "65900.00",
      description: "<p>Gerät und Software für ein Jahr.</p>",
      deliverycontent: "<ul><li>Basispaket</li><li>Jahreslizenz</li></ul>",
      availability: "on_order",
    },
    { id: "variant_bare", name: "Paket Nackt", price: "60000.00", description: "", deliverycontent: "" },
  ],
  accessoryitems: [
    {
      id: "prod_battery",
      name: "Akku zu RTC 360",
      get_absolute_url: "/kaufen/zubehoer/akku-rtc-360/",
      price: "320.00",
      subtitle: "Ersatzakku, einzeln",
      product_is_inactive: false,
    },
    {
      id: "prod_charger",
      name: "Mehrfach-Ladegerät",
      get_absolute_url: "/kaufen/zubehoer/ladegeraet-rtc-360/",
      price: "410.00",
      subtitle: "",
      product_is_inactive: true,
    },
  ],
  softwareserviceitems: [
    {
      id: "prod_register",
      name: "Cyclone REGISTER 360 PLUS",
      get_absolute_url: "/kaufen/software-service/register-360/",
      price: "2400.00",
      subtitle: "Registrierung",
      product_is_inactive: false,
    },
  ],
  productservices: [],
  document_title: "Kurzanleitung",
  get_document: "/media/documents/kurzanleitung.pdf",
  document_bytes: 152_000,
  accordionheader: "Service und Wartung",
  accordioncontent: "<p>Geprüft ausgeliefert.</p>",
  mandatory_companion: { id: "prod_check", name: "Geräteprüfung mit Protokoll", price: "60.00", category: "addon" },
  counterpart: {
    id: "prod_rtc",
    name: "RTC 360",
    get_absolute_url: "/mieten/rtc-360/",
    price: "290.00",
    subtitle: "",
    product_is_inactive: false,
  },
}
