import { PAGE_KINDS } from "./named-kinds"
import { PRODUCT_KINDS, type ProductKind } from "./product-kinds"

/** Every kind whose products have pages, the deepest folder first. */
const FOLDERS = PAGE_KINDS.map((kind) => ({ kind, folder: PRODUCT_KINDS[kind].place as string })).sort(
  (one, other) => other.folder.length - one.folder.length,
)

/** The kind and slug that a path without a slash at its end would show, as `/mieten/scanner/rtc-360`. */
export function placeOf(path: string): { kind: ProductKind; slug: string } | null {
  const { kind, folder } = FOLDERS.find((one) => path.startsWith(one.folder)) ?? {}
  const [, slug] = /^(?:[\w-]+\/)?([\w-]+)$/.exec(path.slice(folder?.length)) ?? []
  return kind && slug ? { kind, slug } : null
}

/** Last parts of addresses below a kind's folder that are the lists of other kinds. */
export function listsBelow(kind: string): string[] {
  const folder = FOLDERS.find((one) => one.kind === kind)?.folder
  if (folder === undefined) return []
  return FOLDERS.filter((one) => one.kind !== kind && one.folder.startsWith(folder)).map((one) =>
    one.folder.slice(folder.length, -1),
  )
}
