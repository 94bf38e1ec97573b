import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { PageAddress, Parameter } from "@/lib/page/page-module"
import { BASE_CHOICE } from "./choice"
import { choicesOf } from "./choices"
import { productAddresses, productAt } from "./product-page"

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
