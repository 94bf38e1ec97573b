import type { ComponentType } from "react"
import { scanEvening } from "../../test/events"
import { CART, type FailingPage } from "../../test/failing-shop"
import { rentalProduct } from "../../test/rental-product"
import { searchHit } from "../../test/search-hit"
import { emptyCart, filledCart, profile } from "../../test/wire"
import AccountEditPage from "../account/account-edit-page"
import AccountPage from "../account/account-page"
import LoginSettingsPage from "../account/login-settings-page"
import CartPage from "../checkout/cart-page"
import CheckoutPage from "../checkout/checkout-page"
import EventPage from "../events/event-page"
import EventsPage from "../events/events-page"
import GoodsListPage from "../purchase/goods-list-page"
import GoodsPage from "../purchase/goods-page"
import PurchaseListPage from "../purchase/purchase-list-page"
import PurchaseProductPage from "../purchase/purchase-product-page"
import SearchPage from "../purchase/search-page"
import TrainingPage from "../purchase/training-page"
import RentalListPage from "../rental/rental-list-page"
import RentalProductPage from "../rental/rental-product-page"
import FaqPage from "../texts/faq-page"

interface Row extends FailingPage {
  what: string
  /** A good answer to the call, and what is then seen. */
  good: { body: unknown }
  seen: string
}

const goodList = (category: string) => ({ good: { body: [{ ...rentalProduct, category }] }, seen: "RTC 360" })
const goodDetail = (category: string) => ({ good: { body: { ...rentalProduct, category } }, seen: "RTC 360" })
const goodText = { good: { body: { content: "<h2>Ein Titel</h2><p>Ein Text</p>" } }, seen: "Ein Text" }

const list = (what: string, Page: ComponentType, address: string, call: string, category: string): Row => ({
  what,
  Page,
  address,
  call,
  ...goodList(category),
})

/** Lists and filters: toast and spinner (spec "public shop" §8). */
export const LISTS: Row[] = [
  list("the rental list", RentalListPage, "/mieten", "GET /products/rental/", "rental"),
  list("the rental list of a purpose", RentalListPage, "/mieten?purpose=wood", "GET /products/rental/", "rental"),
  list("the purchase list", PurchaseListPage, "/kaufen", "GET /products/purchase/", "purchase"),
  list("the accessories", GoodsListPage, "/kaufen/zubehoer", "GET /products/search/accessory/all", "accessory"),
  list(
    "the accessories of a device",
    GoodsListPage,
    "/kaufen/zubehoer?filter=rtc-360",
    "GET /products/search/accessory/rtc-360",
    "accessory",
  ),
  list(
    "software and services",
    GoodsListPage,
    "/kaufen/software-service",
    "GET /products/search/software-service/all",
    "software-service",
  ),
  list(
    "software and services of a device",
    GoodsListPage,
    "/kaufen/software-service?filter=icon",
    "GET /products/search/software-service/icon",
    "software-service",
  ),
]

const detail = (what: string, Page: ComponentType, path: string, category: string): Row => ({
  what,
  Page,
  address: `${path}/rtc-360/`,
  route: `${path}/:productSlug`,
  call: `GET /products/${category}/rtc-360`,
  ...goodDetail(category),
})

const withProfile = (what: string, Page: ComponentType, address: string, seen: string): Row => ({
  what,
  Page,
  address,
  call: "GET /profile/",
  good: { body: profile },
  seen,
})

/** Nothing but the spinner (both specifications, §8). */
export const SILENT: Row[] = [
  detail("a rental product", RentalProductPage, "/mieten", "rental"),
  detail("a product for sale", PurchaseProductPage, "/kaufen", "purchase"),
  detail("an accessory", GoodsPage, "/kaufen/zubehoer", "accessory"),
  detail("a piece of software", GoodsPage, "/kaufen/software-service", "software-service"),
  {
    what: "the cart",
    Page: CartPage,
    address: "/cart",
    call: `GET /cart/${CART}`,
    good: { body: emptyCart },
    seen: "Ihr Warenkorb ist leer.",
  },
  {
    what: "the search",
    Page: SearchPage,
    address: "/search?query=rtc",
    route: "/search",
    call: "POST /products/search/",
    good: { body: [searchHit] },
    seen: "1 result for",
  },
  {
    what: "the events",
    Page: EventsPage,
    address: "/events",
    call: "GET /events/",
    good: { body: [scanEvening] },
    seen: scanEvening.name,
  },
  {
    what: "an event",
    Page: EventPage,
    address: `/events/${scanEvening.slug}`,
    route: "/events/:slug",
    call: `GET /events/${scanEvening.slug}`,
    good: { body: { ...scanEvening, content: "", carousel: [] } },
    seen: scanEvening.name,
  },
  { what: "the FAQ", Page: FaqPage, address: "/faq", call: "GET /content/faq", ...goodText },
  {
    what: "the courses",
    Page: TrainingPage,
    address: "/schulen",
    call: "GET /products/education/",
    good: { body: [{ ...rentalProduct, category: "education", availability: undefined }] },
    seen: "RTC 360",
  },
  { what: "the training page", Page: TrainingPage, address: "/schulen", call: "GET /content/schulen", ...goodText },
  withProfile("the account", AccountPage, "/account", "Firmendaten"),
  withProfile("the account's form", AccountEditPage, "/account/edit", "Kundenkonto speichern"),
  withProfile("the login settings", LoginSettingsPage, "/login-settings", "Passwort ändern"),
  withProfile("the checkout's customer", CheckoutPage, "/cart/checkout", "Jetzt bestellen"),
  {
    what: "the checkout's cart",
    Page: CheckoutPage,
    address: "/cart/checkout",
    call: `GET /cart/${CART}`,
    good: { body: filledCart },
    seen: "Jetzt bestellen",
  },
]
