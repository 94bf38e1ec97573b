import { describe, expect, it } from "vitest"
import type { ContentChanges, PageData } from "#wire/page-data"
import { sitemap } from "../sitemap"

const changes: ContentChanges = {
  products: [
    { kind: "rental", path: "/mieten/rtc-360/", changedOn: "2026-11-20" },
    { kind: "rental", path: "/mieten/blk-3d/", changedOn: "2026-11-22" },
    { kind: "education", path: "/schulen#praxistag", changedOn: "2026-11-23" },
  ],
  blocks: { "home-intro": "2026-11-24" },
}
const entries = () =>
  sitemap({ changes: async () => changes, events: async () => [{ slug: "scan-abend" }] } as PageData)
const paths = async () => (await entries()).map(({ path }) => path)

describe("The sitemap", () => {
  it.each([
    ["a product", "/mieten/blk-3d/", "2026-11-22"],
    ["a list, which changes with its products", "/mieten", "2026-11-22"],
    ["the home page, made of blocks and rentals", "/", "2026-11-24"],
  ])("tells of %s when it changed last", async (_case, path, changedOn) => {
    expect(await entries()).toContainEqual({ path, changedOn })
  })

  it("names every event", async () => expect(await paths()).toContain("/events/scan-abend"))

  it("names pages, not places on a page", async () => expect(await paths()).not.toContain("/schulen#praxistag"))

  it.each(["/cart", "/log-in", "/search", "/account", "/sign-up"])(
    "leaves out %s, a page of its visitor",
    async (path) => {
      expect(await paths()).not.toContain(path)
    },
  )
})
