import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { PageData, SitemapEntry } from "#wire/page-data"
import type { PageAddress } from "@/lib/page/page-module"
import { productQuery } from "./api/product"

/** The product that an address names. */
export const productAt = (kind: ProductKind, { params }: PageAddress) => productQuery(kind, params.productSlug ?? "")

/** The pages of all products of a kind. */
export const productAddresses = (kind: ProductKind) => (data: PageData) =>
  data
    .changes()
    .then(({ products }): SitemapEntry[] =>
      products.filter((product) => product.kind === kind).map(({ path, changedOn }) => ({ path, changedOn })),
    )
