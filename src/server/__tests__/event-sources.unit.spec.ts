import { describe, expect, it } from "vitest"
import { EVENT_TYPES } from "#shop/webhooks/rules/event-types"
import { EVENT_SOURCES } from "../event-sources"

const EVENTS = EVENT_SOURCES.flatMap(({ events }) => events)
/** Whose value is a name, an address or a sum, in any of the tables. */
const PERSONAL = /mail|name|phone|address|company|city|note|total|price|fee|text|title|number/

describe("events of the shop", () => {
  it("are those that can be subscribed to", () =>
    expect([...new Set(EVENTS.map(({ type }) => type))].sort()).toEqual([...EVENT_TYPES].sort()))

  it("carry identifiers and words of the code alone", () => {
    for (const { type, data } of EVENTS)
      expect(
        Object.keys(data).filter((name) => PERSONAL.test(name)),
        type,
      ).toEqual([])
  })

  it("have one shape for one type and version", () => {
    const shapes = EVENTS.map(({ type, version, data, subject }) => [
      `${type} ${version}`,
      [subject.type, ...Object.keys(data).sort()].join(),
    ])
    expect(new Set(shapes.map(String)).size).toBe(new Set(shapes.map(([type]) => type)).size)
  })
})
