import { describe, expect, it } from "vitest"
import { isOfOwnPage } from "../vitals"

const shop = { publicUrl: "https://shop.example.ch", isDemo: false }
const own = { origin: "https://shop.example.ch", host: "shop.example.ch" }

describe("a visit is told by a page of the shop", () => {
  it.each<[string, Record<string, string>, boolean]>([
    ["as a browser says it", { ...own, "sec-fetch-site": "same-origin" }, true],
    ["as a browser says it, at another of the shop's names", { "sec-fetch-site": "same-origin" }, true],
    ["as an older browser says it", own, true],
    ["not of a neighbour under the same name", { ...own, "sec-fetch-site": "same-site" }, false],
    ["not of elsewhere", { ...own, "sec-fetch-site": "cross-site" }, false],
    ["not by an address that was typed in", { "sec-fetch-site": "none" }, false],
    ["not of elsewhere, by its origin", { ...own, origin: "https://boese.example.com" }, false],
    ["not of a page that hides where it is", { ...own, origin: "null" }, false],
    ["not by a program that says nothing", { host: own.host }, false],
  ])("%s", (_case, headers, is) => expect(isOfOwnPage({ headers }, shop)).toBe(is))
})
