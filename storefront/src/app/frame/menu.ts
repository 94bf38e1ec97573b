import { PLACED_KINDS } from "#shop/catalogue/rules/named-kinds"
import { listPathOf } from "#shop/catalogue/rules/product-addresses"
import { paths } from "../../lib/paths"

export const MENU = [
  ...PLACED_KINDS.map((kind) => ({ label: `kind.${kind}` as const, to: listPathOf(kind) })),
  { label: "menu.events" as const, to: paths.events },
  { label: "menu.about" as const, to: paths.about },
]

/** The menu entry a page is under: the longest that begins its path; a comparison is one of what is rented. */
export function currentMenuTarget(pathname: string): string | undefined {
  if (pathname.startsWith(paths.comparison)) return paths.rent
  const path = `${pathname.replace(/\/$/, "")}/`
  const matches = MENU.filter(({ to }) => path.startsWith(`${to}/`))
  return matches.sort((a, b) => b.to.length - a.to.length)[0]?.to
}
