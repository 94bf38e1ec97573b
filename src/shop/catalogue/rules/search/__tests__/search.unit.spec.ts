import { describe, expect, it } from "vitest"
import { buildSearchIndex, meaningsOf, Ranking } from ".."
import { finished, product, searchIn, sourceOf } from "./support"

describe("what is found", () => {
  const { names } = searchIn([
    product("Kernbohrgerät KB 200", { keywords: "Diamantbohrer" }),
    product("Bohrkrone zu KB 200"),
    product("Wandsäge", { summary: "Für Öffnungen in Beton" }),
    product("Bau-Sauger", { text: "Nimmt den Schlamm des Kernbohrgeräts auf." }),
    product("Wasserpumpe"),
  ])

  it.each([
    ["a designation in one", "KB200", ["Kernbohrgerät KB 200", "Bohrkrone zu KB 200"]],
    ["a designation in single letters", "K B 200", ["Kernbohrgerät KB 200", "Bohrkrone zu KB 200"]],
    ["a name before a text", "kernbohrgeraete", ["Kernbohrgerät KB 200", "Bau-Sauger"]],
    ["a compound by its last part", "Pumpe", ["Wasserpumpe"]],
    ["a compound by its first part", "Wasser", ["Wasserpumpe"]],
    ["a compound that is written apart", "wasser pumpe", ["Wasserpumpe"]],
    ["two words that are written as a compound", "bausauger", ["Bau-Sauger"]],
    ["an unknown compound by what it is", "Schmutzwasserpumpe", ["Wasserpumpe"]],
    ["a misspelt word", "Wandsege", ["Wandsäge"]],
    ["a keyword", "diamantbohrer", ["Kernbohrgerät KB 200"]],
    ["what is still being typed", "kern", ["Kernbohrgerät KB 200", "Bau-Sauger"]],
    ["what the other words mean", "wandsäge qqqqq", ["Wandsäge"]],
    ["nothing for what is unknown", "qqqqq", []],
    ["nothing for signs", "?!", []],
    ["nothing for nothing", "", []],
  ])("is %s", (_case, query, found) => expect(names(query)).toEqual(found))

  it.each([
    ["a small number among words that nobody knows", "<script>alert(1)</script>", []],
    ["a small number with a word", "stativ 1", ["Carbon-Stativ"]],
    ["a small number alone", "1", ["Carbon-Stativ"]],
    ["a designation's number among unknown words", "qqqqq 360", ["Scanner 360"]],
    ["no other word of four letters", "waerme", []],
    ["a word of four letters as it is", "arme", ["Scanner 360"]],
    ["a misspelt word of five letters", "Statv", ["Carbon-Stativ"]],
  ])("takes %s for what it is", (_case, query, found) => {
    const few = searchIn([
      product("Carbon-Stativ", { text: "1 Stück, bereit zum Warten" }),
      product("Scanner 360", { text: "mit Armen" }),
    ])
    expect(few.names(query)).toEqual(found)
  })

  it("stays the same in the order of equals", () => {
    const same = Array.from({ length: 20 }, (_, number) => product(`Akku ${10 + number}`))
    expect(searchIn(same).names("akku")).toEqual(same.map(({ name }) => name))
  })

  it("is the best of many", () => {
    const many = Array.from({ length: 5000 }, (_, number) => product(`Akku ${number}`, { text: "Ladegerät" }))
    const { names: among } = searchIn([...many, product("Ladegerät"), product("Akku und Ladegerät")])
    expect(among("Ladegerät")[0]).toBe("Ladegerät")
    expect(among("ladegerät akku")[0]).toBe("Akku und Ladegerät")
    expect(among("akku 4711")[0]).toBe("Akku 4711")
  })
})

describe("an index", () => {
  it("is the same when it is made from the one before as when it is made again", () => {
    const before = ["Wandsäge", "Bohrkrone", "Pumpe"].map((name) => sourceOf(product(name)))
    const after = [before[2], sourceOf(product("Wasserpumpe")), before[0]]
    const anew = finished(buildSearchIndex(after))
    const remade = finished(buildSearchIndex(after, finished(buildSearchIndex(before))))
    for (const query of ["pumpe", "wandsäge", "bohrkrone", "wandsege"]) {
      const found = [anew, remade].map((index) => new Ranking(index).rank(meaningsOf(query, index.vocabulary)))
      expect(found[1].map(({ document }) => document)).toEqual(found[0].map(({ document }) => document))
    }
  })
})

describe("what is marked", () => {
  const { marked } = searchIn([
    product("RTC 360"),
    product("Holzstativ, schwer"),
    product("Stativ"),
    product("Akku zu RTC 360"),
    product("Scanner-Rucksack"),
    product("3D-Laserscanner"),
  ])

  it.each([
    ["a word in another form", "stative", "Ein Stativ, zwei Stative", "Ein [Stativ], zwei [Stative]"],
    ["a designation as a whole", "rtc360", "Akku zu RTC 360", "Akku zu [RTC 360]"],
    ["the part of a compound that is meant", "stativ", "Holzstativ", "Holz[stativ]"],
    ["the part with its ending", "scanner", "Kompakter 3D-Laserscanner", "Kompakter 3D-Laser[scanner]"],
    ["what was misspelt", "akkku rct360", "Akku zu RTC\u00a0360", "[Akku] zu [RTC\u00a0360]"],
    ["no more than is typed", "akku", "Akku zu RTC 360", "[Akku] zu RTC 360"],
    ["nothing that isn't meant", "stativ", "Akku", "Akku"],
  ])("is %s", (_case, query, text, expected) => expect(marked(query, text)).toBe(expected))
})
