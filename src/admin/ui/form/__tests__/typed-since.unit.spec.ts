import { describe, expect, it } from "vitest"
import { typedSince } from "../typed-since"

const SENT = { name: "Leica", pieces: [{ quantity: 1 }], until: null as string | null }

describe("what was typed while a form was saved", () => {
  it.each<[string, Partial<typeof SENT>]>([
    ["nothing", {}],
    ["a text", { name: "Leica RTC" }],
    ["an entry of a list", { pieces: [{ quantity: 2 }] }],
    ["a day where there was none", { until: "2026-12-01" }],
    ["less than before", { name: "", pieces: [] }],
  ])("is %s", (_case, typed) => expect(typedSince(SENT, { ...SENT, ...typed })).toEqual(typed))
})
