import { listPathOf } from "#shop/catalogue/rules/product-addresses"
import type { PlacedKind, ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { PageData, SitemapEntry } from "#wire/page-data"
import type { PageAddress } from "@/lib/page/page-module"
import { productQuery } from "./api/product"

/** The product that an address names. */
export const productAt = (kind: ProductKind, { params }: PageAddress) => productQuery(kind, params.productSlug ?? "")

const productsOf = async (data: PageData, ...kinds: readonly ProductKind[]): Promise<SitemapEntry[]> => {
  const { products } = await data.changes()
  return products.filter(({ kind }) => kinds.includes(kind)).map(({ path, changedOn }) => ({ path, changedOn }))
}

/** The pages of all products of some kinds. */
export const productAddresses =
  (...kinds: readonly ProductKind[]) =>
  (data: PageData) =>
    productsOf(data, ...kinds)

const latestOf = (entries: SitemapEntry[]) =>
  entries
    .flatMap(({ changedOn }) => changedOn ?? [])
    .sort()
    .at(-1)

/** The lists of some kinds, each as new as what is in it. */
export const listAddresses =
  (...kinds: readonly PlacedKind[]) =>
  (data: PageData) =>
    Promise.all(
      kinds.map(async (kind) => ({ path: listPathOf(kind), changedOn: latestOf(await productsOf(data, kind)) })),
    )
