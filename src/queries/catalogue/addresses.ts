import type { ProductKind } from "../../contract"

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
