import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CountedPart, countProblem, type GivenPart, lackingParts } from "../count"

const BATTERIES: GivenPart = { id: "batteries", name: "Akku", serialNumber: null, quantity: 2, price: 9_500 }
const TRIPOD: GivenPart = { id: "tripod", name: "Stativ", serialNumber: "ST-1", quantity: 1, price: 69_000 }
const GIVEN = [BATTERIES, TRIPOD]

const counted = (id: string, back: number, rest: Partial<CountedPart> = {}): CountedPart => ({
  ...{ id, back, settlement: "billed", reason: "" },
  ...rest,
})
const WHOLE = [counted("batteries", 2), counted("tripod", 1)]

describe("a count of what came back", () => {
  it.each<[string, readonly CountedPart[], ReturnType<typeof countProblem>]>([
    ["everything", WHOLE, null],
    ["one too few, charged", [counted("batteries", 1), counted("tripod", 1)], null],
    ["nothing at all", [counted("batteries", 0), counted("tripod", 0)], null],
    [
      "waived with a reason",
      [counted("batteries", 1, { settlement: "waived", reason: "alt" }), counted("tripod", 1)],
      null,
    ],
    [
      "waived without one",
      [counted("batteries", 1, { settlement: "waived" }), WHOLE[1]],
      { index: 0, code: "no_reason" },
    ],
    ["waived though nothing is missing", [counted("batteries", 2, { settlement: "waived" }), WHOLE[1]], null],
    ["more than was given", [counted("batteries", 3), WHOLE[1]], { index: 0, code: "too_many" }],
    ["a part of somebody else", [...WHOLE, counted("other", 1)], { index: 2, code: "unknown" }],
    ["a part twice", [...WHOLE, counted("tripod", 0)], { index: 2, code: "twice" }],
    ["a part left out", [WHOLE[0]], { index: null, code: "not_counted" }],
    ["nobody counted", [], { index: null, code: "not_counted" }],
  ])("%s", (_name, count, problem) => {
    expect(countProblem(GIVEN, count)).toEqual(problem)
  })

  it("needs nothing where nothing was given", () => {
    expect(countProblem([], [])).toBeNull()
  })
})

describe("what is missing", () => {
  it("costs its price a piece", () => {
    expect(lackingParts(GIVEN, [counted("batteries", 0), counted("tripod", 1)])).toEqual([
      { part: BATTERIES, quantity: 2, settlement: "billed", reason: "", fee: 19_000 },
    ])
  })

  it("costs nothing where it is waived, and says why", () => {
    const [lack] = lackingParts(GIVEN, [counted("batteries", 1, { settlement: "waived", reason: "alt" }), WHOLE[1]])
    expect(lack).toMatchObject({ quantity: 1, fee: 0, settlement: "waived", reason: "alt" })
  })

  it("and what came back are what was given, whatever is counted", () => {
    const quantity = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(fc.array(fc.tuple(quantity, fc.nat(99), fc.nat(1_000_000)), { maxLength: 10 }), (rows) => {
        const given = rows.map(([many, , price], index) => ({
          ...{ id: String(index), name: "Teil", serialNumber: null, quantity: many, price },
        }))
        const count = rows.map(([many, back], index) => counted(String(index), Math.min(many, back)))
        expect(countProblem(given, count)).toBeNull()
        const lacks = lackingParts(given, count)
        for (const { part, quantity: missing, fee } of lacks) {
          expect(missing + count[Number(part.id)].back).toBe(part.quantity)
          expect(missing).toBeGreaterThan(0)
          expect(fee).toBe(missing * part.price)
        }
        expect(lacks).toHaveLength(rows.filter(([many, back]) => back < many).length)
      }),
    )
  })
})
