import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { PageAddress, Parameter } from "@/lib/page/page-module"
import { BASE_CHOICE } from "./choice"
import { choicesOf } from "./choices"
import { gallery } from "./components/gallery/gallery-part"
import { productAddresses, productAt } from "./product-page"

type KindAt = (path: string) => ProductKind

const namesChoice =
  (kindAt: KindAt): Parameter =>
  async (value, { path, params, data }) => {
    const product = await data.productDetail(kindAt(path), params.productSlug ?? "")
    return product !== null && value !== BASE_CHOICE && choicesOf(product).some(({ id }) => id === value)
  }

/**
 * The page of a product that is sold, with its packages or plugins.
 * @param kindAt which of the kinds a path of the route table shows
 */
export const soldProductPage = (kinds: readonly ProductKind[], kindAt: KindAt) => ({
  parameters: { choice: namesChoice(kindAt) },
  queries: (address: PageAddress) => [productAt(kindAt(address.path), address)],
  parts: [gallery],
  addresses: productAddresses(...kinds),
})
