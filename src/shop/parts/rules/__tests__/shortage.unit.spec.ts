import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { firstShortage, type PromisedPieces } from "../shortage"

const promised = (first: number, last: number, quantity = 1): PromisedPieces => ({ first, last, quantity })

describe("the first day on which pieces run short", () => {
  it.each<[string, number, PromisedPieces[], ReturnType<typeof firstShortage>]>([
    ["nothing is promised", 0, [], null],
    ["as many as there are", 2, [promised(10, 12), promised(11, 14)], null],
    ["one more than there are", 1, [promised(10, 12), promised(12, 14)], { day: 12, needed: 2 }],
    ["one after the other", 1, [promised(10, 12), promised(13, 14)], null],
    ["two of one rental", 1, [promised(10, 12, 2)], { day: 10, needed: 2 }],
    ["what began before counts from today", 1, [promised(1, 20), promised(2, 20)], { day: 5, needed: 2 }],
    ["what is over doesn't count", 0, [promised(1, 4)], null],
    ["the earliest of several", 1, [promised(30, 31, 2), promised(20, 21, 3)], { day: 20, needed: 3 }],
  ])("%s", (_name, pieces, promises, shortage) => {
    expect(firstShortage(pieces, promises, 5)).toEqual(shortage)
  })

  it("is what counting day by day finds", () => {
    const one = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.nat(8), fc.integer({ min: 1, max: 3 }))
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), fc.nat(6), (rows, pieces) => {
        const promises = rows.map(([first, length, quantity]) => promised(first, first + length, quantity))
        const needOn = (day: number) =>
          promises.reduce((sum, { first, last, quantity }) => sum + (first <= day && day <= last ? quantity : 0), 0)
        const days = Array.from({ length: 40 }, (_, index) => index + 5)
        const day = days.find((each) => needOn(each) > pieces)
        expect(firstShortage(pieces, promises, 5)).toEqual(day === undefined ? null : { day, needed: needOn(day) })
      }),
    )
  })
})
