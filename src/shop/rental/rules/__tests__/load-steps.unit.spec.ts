import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { workingDays } from "#kernel/working-days"
import { availability } from "../assignment/availability"
import { type LoadStep, occupanciesOfSteps } from "../assignment/load-steps"
import type { Window } from "../rental-window"

const one = (first: number, last: number, units = 1) => ({ first, last, units, isBlock: false })

describe("what load steps say is taken", () => {
  it.each<[string, LoadStep[], ReturnType<typeof one>[]]>([
    ["nothing where nothing changes any more", [], []],
    [
      "from its first to its last day",
      [
        [12, 1],
        [15, -1],
      ].map(step),
      [one(12, 14)],
    ],
    ["from today on, of what has begun", [[15, -1]].map(step), [one(10, 14)]],
    [
      "of what begins today too",
      [
        [10, 1],
        [15, -1],
      ].map(step),
      [one(10, 14)],
    ],
    [
      "nothing of what ended yesterday",
      [
        [7, 1],
        [10, -1],
      ].map(step),
      [],
    ],
    [
      "as often as it is taken",
      [
        [12, 2],
        [14, -1],
        [15, -1],
      ].map(step),
      [one(14, 14), one(12, 13, 2)],
    ],
    [
      "nothing in a gap",
      [
        [11, -1],
        [13, 1],
        [15, -1],
      ].map(step),
      [one(13, 14), one(10, 10)],
    ],
  ])("%s", (_case, steps, expected) => expect(occupanciesOfSteps(steps, 10)).toEqual(expected))

  it("gives every day the load that the windows one by one give it, whatever the ways there and back", () => {
    const windows = fc.array(fc.tuple(fc.integer({ min: -8, max: 30 }), fc.nat(9)), { maxLength: 25 })
    const buffers = fc.record({ before: fc.nat(2), after: fc.nat(2) })
    fc.assert(
      fc.property(
        windows,
        buffers,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(3),
        (drawn, buffers, units, untilDispatch) => {
          const some = drawn.map(([first, length]) => ({ first, last: first + length }))
          const question = { days: { first: 0, last: 25 }, units, buffers, calendar: workingDays([]) }
          const daysOf = (occupied: ReturnType<typeof one>[]) =>
            availability({ ...question, occupied, firstDispatch: untilDispatch })
          const stepwise = occupanciesOfSteps(stepsOf(some), 0)
          expect(daysOf(stepwise)).toEqual(daysOf(some.map(({ first, last }) => one(first, last))))
        },
      ),
    )
  })
})

function step([day, units]: number[]): LoadStep {
  return [day, units]
}

function stepsOf(windows: readonly Window[]): LoadStep[] {
  const changes = new Map<number, number>()
  const add = (day: number, units: number) => changes.set(day, (changes.get(day) ?? 0) + units)
  for (const { first, last } of windows) {
    add(first, 1)
    add(last + 1, -1)
  }
  return [...changes].sort(([a], [b]) => a - b)
}
