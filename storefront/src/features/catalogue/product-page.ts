import type { ProductKind } from "#shop/catalogue/wire/product"
import type { PageData, SitemapEntry } from "#wire/page-data"
import type { PageAddress, Parameter } from "@/lib/page/page-module"
import { productQuery } from "./api/product"
import { BASE_CHOICE } from "./choice"
import { choicesOf } from "./choices"

/** The product that an address names. */
export const productAt = (kind: ProductKind, { params }: PageAddress) => productQuery(kind, params.productSlug ?? "")

/** The pages of all products of a kind. */
export const productAddresses =
  (kind: ProductKind) =>
  async (data: PageData): Promise<SitemapEntry[]> =>
    (await data.changes()).products
      .filter((product) => product.kind === kind)
      .map(({ path, changedOn }) => ({ path, changedOn }))

const namesChoice =
  (kind: ProductKind): Parameter =>
  async (value, { params, data }) => {
    const product = await data.productDetail(kind, params.productSlug ?? "")
    return product !== null && value !== BASE_CHOICE && choicesOf(product).some(({ id }) => id === value)
  }

/** The page of a product that is sold, with its packages or plugins. */
export const soldProductPage = (kind: ProductKind) => ({
  parameters: { choice: namesChoice(kind) },
  queries: (address: PageAddress) => [productAt(kind, address)],
  addresses: productAddresses(kind),
})
