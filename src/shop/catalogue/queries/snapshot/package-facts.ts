import { isInPackage, packageContents } from "../../rules/package-contents"
import type { ProductChoice, ProductReference } from "../../wire/product"

type PackageFacts = Pick<ProductChoice, "contents" | "included_accessories">

/** What is in each package, and which of the accessories; nothing where that can't be told of all. */
export const packageFacts = (
  packages: readonly Pick<ProductChoice, "name" | "deliverycontent">[],
  accessories: readonly ProductReference[],
): PackageFacts[] =>
  packageContents(packages.map(({ name, deliverycontent }) => ({ name, scope: deliverycontent })))?.map((contents) => ({
    contents,
    included_accessories: accessories.filter(({ name }) => isInPackage(name, contents)).map(({ id }) => id),
  })) ?? []
