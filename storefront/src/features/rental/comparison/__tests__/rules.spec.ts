import { describe, expect, it } from "vitest"
import { bestOf } from "../best-value"
import { inAddress, knownOf, namedIn, withColumn, withDevice, withoutDevice } from "../compared"
import { comparableFigures } from "../figures"

describe("the devices that an address names", () => {
  it.each([
    ["are in its order", "rtc-360,blk-3d", ["rtc-360", "blk-3d"]],
    ["are there once", "rtc-360,blk-3d,rtc-360", ["rtc-360", "blk-3d"]],
    ["are none without the parameter", null, []],
    ["are none in an empty one", ",,", []],
    ["are called as products are", "RTC-360,../x,<b>,a b,rtc--360,rtc-360", ["rtc-360"]],
    ["are not more than somebody may ask for", "a,b,c,d,e,f,g,h,i,j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
  ])("%s: %s", (_case, value, slugs) => expect(namedIn(value)).toEqual(slugs))

  it.each([
    ["those that there are", ["gone", "icon", "rtc-360"], ["icon", "rtc-360"]],
    ["no fifth", ["gone", "icon", "rtc-360", "blk-3d", "set", "blk-2-go"], ["icon", "rtc-360", "blk-3d", "set"]],
  ])("are known: %s", (_case, named, known) => {
    const cards = ["blk-2-go", "blk-3d", "icon", "rtc-360", "set"].map((slug) => ({ slug }))
    expect(knownOf(named, cards)).toEqual(known)
  })

  it("may all be there while nobody knows", () => expect(knownOf(["gone"], undefined)).toEqual(["gone"]))

  it("are read again as they are written", () => {
    const slugs = ["rtc-360", "blk-360-g2", "blk-3d"]
    expect(namedIn(inAddress(slugs))).toEqual(slugs)
  })
})

describe("changing what is compared", () => {
  it.each([
    ["a device more", withDevice(["a"], "b"), ["a", "b"]],
    ["a device that is there already", withDevice(["a", "b"], "a"), ["a", "b"]],
    ["a fifth", withDevice(["a", "b", "c", "d"], "e"), ["a", "b", "c", "d"]],
    ["a device less", withoutDevice(["a", "b"], "a"), ["b"]],
    ["another one in a column", withColumn(["a", "b"], 1, "c"), ["a", "c"]],
    ["the one of another column, which changes places", withColumn(["a", "b", "c"], 0, "c"), ["c", "b", "a"]],
    ["the one that is in the column", withColumn(["a", "b"], 0, "a"), ["a", "b"]],
  ])("%s", (_case, changed, wanted) => expect(changed).toEqual(wanted))
})

describe("figures that can be compared", () => {
  it.each<[string, string[], (number | undefined)[] | null]>([
    ["ends of ranges", ["0.5–130 m", "0.5–45 m", "bis 100 m (Musterangabe)"], [130, 45, 100]],
    ["a distance that all name", ["1.9 mm auf 10 m, 2.9 mm auf 20 m", "3D-Punkt: 4 mm auf 10 m"], [1.9, 4]],
    ["the first of several that all name", ["2 mm auf 10 m, 3 mm auf 20 m", "9 mm auf 20 m, 4 mm auf 10 m"], [2, 4]],
    ["millions", ["bis 2 Mio. Punkte pro Sekunde", "680’000 Punkte pro Sekunde, rund"], [2_000_000, 680_000]],
    ["what one says nothing of", ["0.5–130 m", "", "0.5–45 m"], [130, undefined, 45]],
    ["tolerances", ["±2 mm pro km", "± 3 mm pro km"], [2, 3]],
    ["other units", ["0.5–130 m", "bis 80 m Zielweite"], null],
    ["another distance", ["1.9 mm auf 10 m", "10–35 mm auf 7.5 m"], null],
    ["a text without a figure", ["0.5–130 m", "je nach Ziel und Ausführung"], null],
    ["nothing at all", ["", ""], null],
  ])("%s", (_case, texts, figures) => expect(comparableFigures(texts, "Mio.")).toEqual(figures))
})

describe("the best value", () => {
  it.each<[string, (number | undefined)[], "less" | "more", number | null]>([
    ["the lowest price", [290, 180, 240], "less", 1],
    ["the longest reach", [130, 45], "more", 0],
    ["none on a tie", [180, 180, 240], "less", null],
    ["one below a tie of the others", [240, 180, 240], "less", 1],
    ["of those that are known", [undefined, 45, 25], "more", 1],
    ["none where one alone is known", [130, undefined], "more", null],
    ["none of one device", [290], "less", null],
  ])("%s", (_case, figures, better, best) => expect(bestOf(figures, better)).toBe(best))
})
