import { paths } from "../../lib/paths"

export const MENU = [
  { label: "menu.rent", to: paths.rent },
  { label: "menu.buy", to: paths.buy },
  { label: "menu.accessories", to: paths.accessories },
  { label: "menu.software", to: paths.software },
  { label: "menu.training", to: paths.training },
  { label: "menu.events", to: paths.events },
  { label: "menu.about", to: paths.about },
] as const

/** The menu entry a page stands under: the longest that begins its path. */
export function currentMenuTarget(pathname: string): string | undefined {
  const path = `${pathname.replace(/\/$/, "")}/`
  const matches = MENU.filter(({ to }) => path.startsWith(`${to}/`))
  return matches.sort((a, b) => b.to.length - a.to.length)[0]?.to
}
