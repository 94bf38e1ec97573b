import type { PageKind } from "#shop/catalogue/rules/product-kinds"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { api } from "./api"

/** A product of the demo catalogue by its slug, as the shop shows it. */
export async function demoProduct(slug: string, kind: PageKind = "rental"): Promise<ProductDetail> {
  const answer = await api<ProductDetail>("GET", `/products/${kind}/${slug}/`)
  if (answer.status !== 200) throw new Error(`No ${kind} product "${slug}": ${answer.status}`)
  return answer.body
}

/** The delivery types of the demo: `pickup` costs nothing, `delivery` is the first that does. */
export async function demoDeliveryTypes() {
  const { body } = await api<{ id: string; name: string; price: string }[]>("GET", "/products/deliverytypes/")
  const pickup = body.find((type) => type.price === "0.00")
  const delivery = body.find((type) => type.price !== "0.00")
  if (!pickup || !delivery) throw new Error("The demo needs a pickup and a delivery type")
  return { pickup, delivery, all: body }
}
