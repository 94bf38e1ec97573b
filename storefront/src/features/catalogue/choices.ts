import type { ProductDetail } from "#shop/catalogue/wire/product"
import { plainText } from "../../lib/plain-text"
import { BASE_CHOICE, type Choice } from "./choice"

const listInWords = (html: string) => plainText(html.replace(/<\/li>\s*<li>/g, ", "))

/** The base choice first; packages of a purchase product and plugins of a software product after it. */
export function choicesOf(product: ProductDetail): Choice[] {
  const others = [
    ...product.packages.map((choice) => ({ ...choice, category: "package" as const })),
    ...product.plugins.map((choice) => ({ ...choice, category: "plugin" as const })),
  ]
  const base: Choice = {
    id: BASE_CHOICE,
    name: product.base_package_name || product.pluginname || product.name,
    category: product.category,
    productId: product.id,
    price: product.price,
    summary: listInWords(product.deliverycontent),
    description: product.description,
    deliveryContent: product.deliverycontent,
    availability: product.availability,
    contents: product.contents ?? [],
    accessories: product.included_accessories ?? [],
  }
  return [
    base,
    ...others.map(({ id, name, category, price, description, deliverycontent, availability, ...more }) => ({
      id,
      name,
      category,
      productId: id,
      price,
      summary: plainText(description) || listInWords(deliverycontent),
      description,
      deliveryContent: deliverycontent || product.deliverycontent,
      availability,
      contents: more.contents ?? [],
      accessories: more.included_accessories ?? [],
    })),
  ]
}

/** The choice an address names; the base choice for none and for one that isn't there any more. */
export const chosenOf = (choices: Choice[], id: string | null): Choice =>
  choices.find((choice) => choice.id === id) ?? choices[0]
