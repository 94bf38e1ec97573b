import { describe, expect, it } from "vitest"
import { priceEntry } from "../price-entry"
import { LONGEST_SLUG, slugFault } from "../product-slug"
import { videoIdOf } from "../video-id"

describe("slugFault", () => {
  it.each([
    ["plain", "rental", "rtc-360", null],
    ["digits only", "rental", "360", null],
    ["nothing", "rental", "", "empty"],
    ["capital letters", "rental", "RTC-360", "form"],
    ["umlauts", "rental", "zubehör", "form"],
    ["a slash", "rental", "a/b", "form"],
    ["a dot", "rental", "a.b", "form"],
    ["blanks", "rental", "rtc 360", "form"],
    ["two hyphens", "rental", "rtc--360", "form"],
    ["a hyphen at the end", "rental", "rtc-", "form"],
    ["a line break at the end", "rental", "rtc\n", "form"],
    ["as long as may be", "rental", "a".repeat(LONGEST_SLUG), null],
    ["too long", "rental", "a".repeat(LONGEST_SLUG + 1), "length"],
    ["a page next to the products for sale", "purchase", "zubehoer", "reserved"],
    ["the same under rentals, where it is free", "rental", "zubehoer", null],
  ])("%s", (_case, kind, slug, fault) => expect(slugFault(kind, slug)).toBe(fault))
})

describe("videoIdOf", () => {
  it.each([
    ["an id", "dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["an id of another host", "demo", "demo"],
    ["with blanks around", "  dQw4w9WgXcQ ", "dQw4w9WgXcQ"],
    ["from the address bar", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s", "dQw4w9WgXcQ"],
    ["with a list", "https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["on the phone", "https://m.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["from 'share'", "https://youtu.be/dQw4w9WgXcQ?si=abc", "dQw4w9WgXcQ"],
    ["without protocol", "youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["embedded", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["a short", "https://youtube.com/shorts/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["nothing", "", null],
    ["a channel", "https://www.youtube.com/@muster", null],
    ["a list alone", "https://www.youtube.com/playlist?list=PL1", null],
    ["an address without id", "https://www.youtube.com/watch", null],
    ["an id too short for YouTube", "https://youtu.be/short", null],
    ["another site", "https://example.ch/watch?v=dQw4w9WgXcQ", null],
    ["a site that looks like it", "https://youtube.com.example.ch/watch?v=dQw4w9WgXcQ", null],
    ["markup", '"><script>', null],
    ["a script", "javascript:alert(1)", null],
  ])("%s", (_case, text, id) => expect(videoIdOf(text)).toBe(id))
})

describe("priceEntry", () => {
  it.each([
    ["1250", 125000],
    ["1250.5", 125050],
    ["1250,50", 125050],
    ["1'250.50", 125050],
    ["1’250’000", 125000000],
    ["1 250.00", 125000],
    ["CHF 48.–", 4800],
    ["Fr. 48.--", 4800],
    ["0", 0],
    ["0.05", 5],
    ["9999999.99", 999999999],
    ["10000000", null],
    ["", null],
    ["-5", null],
    ["1.250", null],
    ["1.2.3", null],
    ["12'50", null],
    ["1e3", null],
    ["NaN", null],
    ["zwölf", null],
  ])("%s", (text, amount) => expect(priceEntry(text)).toBe(amount))
})
