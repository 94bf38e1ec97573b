import { describe, expect, it } from "vitest"
import { buildSearchIndex, meaningsOf, Ranking, type SearchIndex, type SearchSource } from ".."
import { finished, product, sourceOf } from "./support"

const indexOf = (sources: SearchSource[], previous?: SearchIndex) => finished(buildSearchIndex(sources, previous))
const found = (index: SearchIndex, query: string) =>
  new Ranking(index).rank(meaningsOf(query, index.vocabulary)).map(({ document }) => index.sources[document].id)

const sourcesOf = (summaries: Record<string, string>) =>
  Object.entries(summaries).map(([name, summary]) => sourceOf(product(name, { summary })))
const BEFORE = { Stativ: "aus Holz", Tasche: "aus Leder", Akku: "mit Ladegerät" }

describe("an index made of the one before", () => {
  const sources = sourcesOf(BEFORE)
  const before = indexOf(sources)

  it("doesn't read the documents again that stayed", () => {
    const kept = sources.map((source) => ({ ...source }))
    const first = indexOf(kept)
    for (const source of kept) source.readDocument = () => expect.unreachable("read again")
    expect(found(indexOf([...kept, sourceOf(product("Prisma"))], first), "Leder")).toEqual(["Tasche"])
  })

  it("is the one before where a document was read again and has the same words", () => {
    const again = sourcesOf(BEFORE)
    const index = indexOf([sources[0], again[1], sources[2]], before)
    expect(index.postings).toBe(before.postings)
    expect(index.sources[1]).toBe(again[1])
  })

  it.each([
    ["another text", { ...BEFORE, Tasche: "aus Filz" }],
    ["a document less", { Stativ: BEFORE.Stativ, Akku: BEFORE.Akku }],
    ["a document more", { ...BEFORE, Prisma: "aus Glas" }],
    ["another order", { Akku: BEFORE.Akku, Tasche: BEFORE.Tasche, Stativ: BEFORE.Stativ }],
    ["all of it", { Prisma: "aus Leder", Tasche: "aus Filz", Stativ: BEFORE.Stativ }],
  ])("finds what one made anew finds: %s", (_what, summaries: Record<string, string>) => {
    const now = sourcesOf(summaries)
    const kept = now.map((source) => {
      const former = sources.find(({ id }) => id === source.id)
      return former && JSON.stringify(former.readDocument()) === JSON.stringify(source.readDocument()) ? former : source
    })
    const [index, anew] = [indexOf(kept, before), indexOf(now)]
    for (const query of ["Leder", "Filz", "Holz", "Glas", "Ladegerät", "Tasche", "aus Filz Tasche", "Akku"])
      expect([query, ...found(index, query)]).toEqual([query, ...found(anew, query)])
  })
})
