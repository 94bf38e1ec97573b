import type { ProductKind } from "../../wire/product"

const FOLDERS = {
  rental: "/mieten/",
  purchase: "/kaufen/",
  accessory: "/kaufen/zubehoer/",
  "software-service": "/kaufen/software-service/",
} satisfies Partial<Record<ProductKind, string>>

/**
 * Canonical address of a product's page; null for add-ons, which are met in the cart only.
 * @see ruling 3
 */
export function addressOf(kind: ProductKind, slug: string): string | null {
  if (kind === "addon") return null
  return kind === "education" ? `/schulen#${slug}` : `${FOLDERS[kind]}${slug}/`
}

const PLACES = (Object.entries(FOLDERS) as [keyof typeof FOLDERS, string][]).sort(
  ([, one], [, other]) => other.length - one.length,
)

/** The kind and slug that a path without a slash at its end would show, as `/mieten/scanner/rtc-360`. */
export function placeOf(path: string): { kind: ProductKind; slug: string } | null {
  const [kind, folder] = PLACES.find(([, start]) => path.startsWith(start)) ?? []
  const [, slug] = /^(?:[\w-]+\/)?([\w-]+)$/.exec(path.slice(folder?.length)) ?? []
  return kind && slug ? { kind, slug } : null
}
