import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { TotalsRates } from "#shop/lines/rules/cart-totals"
import { target } from "../../harness/target"
import type { PageFacts } from "../oracle/page-places"

const STATE = /<script id="state" type="application\/json">(.*?)<\/script>/s

/** Every object inside of a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** What a product's page computes its price from, as the browser gets it. */
export async function renderedPage(path: string, productId: string): Promise<PageFacts> {
  const html = await (await fetch(`${target().baseUrl}${path}`)).text()
  const all = [...objectsIn(JSON.parse(STATE.exec(html)?.[1] ?? "null"))]
  const product = all.find((one) => one.id === productId && "productservices" in one)
  const rates = all.find((one) => "vatPermille" in one && "grossStep" in one)
  if (!product || !rates) throw new Error(`${path} isn't the page of ${productId}`)
  return { product: product as unknown as ProductDetail, rates: rates as unknown as TotalsRates }
}
