import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const ADMIN = path.resolve(__dirname, "../../..")
const MENU = readFileSync(path.join(ADMIN, "ui/roles/menu-of-role.css"), "utf8")

/** What menus don't offer without a right, and the shop's own page there. */
const PAGES = [...MENU.matchAll(/data-lacks~="(\w+)"\].*?href\$="\/app\/([^"]+)"/g)]
  .map(([, right, address]) => ({ right, address, file: path.join(ADMIN, "routes", address, "page.tsx") }))
  .filter(({ file }) => existsSync(file))

describe("a page that isn't in every menu tells who has come to it whose it is", () => {
  it("and there are such pages", () => expect(PAGES.length).toBeGreaterThan(10))
  it.each(PAGES)("$address: $right", ({ right, file }) =>
    expect(readFileSync(file, "utf8")).toContain(`<PageFor right="${right}">`),
  )
})
