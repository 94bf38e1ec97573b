import { screen } from "@testing-library/react"
import PurchaseProductPage from "../pages/purchase/purchase-product-page"
import { purchaseProduct } from "./purchase-product"
import { renderPage } from "./render-page"
import { stubApi } from "./stub-api"

export const PRODUCT = "GET /products/purchase/rtc-360"
export const ADD = "POST /cart/purchase/prod_rtc_sale/"
export const ADD_PACKAGE = "POST /cart/package/variant_office/"
export const ADDED = { body: { item: "line", quantity: 1, total_quantity: 1 } }

/** The page of the RTC 360 for sale, or of what it is changed into. */
export async function openProduct(
  stubs: Parameters<typeof stubApi>[0] = {},
  product: object = purchaseProduct,
  address = "/kaufen/rtc-360/",
) {
  const calls = stubApi({ [PRODUCT]: { body: product }, ...stubs })
  const page = renderPage(PurchaseProductPage, address, "/kaufen/:productSlug")
  await screen.findByRole("heading", { level: 1 })
  return { calls, ...page }
}

export const EXPECTED = /^Lieferung voraussichtlich/
export const addButton = () => screen.getByRole("button", { name: "In den Warenkorb" })
export const bar = () => addButton().closest<HTMLElement>(".buy")!
export const priceIn = (element: HTMLElement) => element.querySelector("b")?.textContent?.replaceAll("\u00a0", " ")
