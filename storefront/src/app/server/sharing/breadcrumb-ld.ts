import type { Crumb } from "@/lib/page/page-facts"
import type { JsonLd } from "./json-ld"

/** The way from the home page to this page; the page itself needs no address. Nothing for the home page. */
export function breadcrumbLd(crumbs: readonly Crumb[] | undefined, publicUrl: string): JsonLd[] {
  if (!crumbs || crumbs.length < 2) return []
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: to && index < crumbs.length - 1 ? publicUrl + to : undefined,
  }))
  return [{ "@type": "BreadcrumbList", itemListElement }]
}
