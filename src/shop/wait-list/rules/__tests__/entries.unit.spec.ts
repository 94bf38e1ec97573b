import { describe, expect, it } from "vitest"
import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { ENTRY_STATES, type EntryState, mayBecome, stateAt } from "../entry-states"
import { isHeldFor, type LetGo, MOST_LET_GO, MOST_UNHEARD, wasUnheard } from "../let-go"
import { offerEnd } from "../offer-end"
import { MOST_ENTRIES, MOST_OF_PRODUCT, noRoomFor, type OwnEntry } from "../room"

const NOON = new Date("2026-12-01T11:00:00Z")
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)

describe("states of an entry", () => {
  const FINAL: readonly EntryState[] = ["taken", "ended", "expired"]

  it.each(ENTRY_STATES)("%s is final, or its owner can end it", (state) => {
    const next = ENTRY_STATES.filter((one) => mayBecome(state, one))
    expect(FINAL.includes(state) ? next.length === 0 : next.includes("ended")).toBe(true)
  })

  it("offers nothing to an address that nobody has confirmed", () =>
    expect(mayBecome("unconfirmed", "offered")).toBe(false))

  it.each<[string, EntryState, number | null, EntryState]>([
    ["an offer that runs", "offered", 1, "offered"],
    ["an offer at its very end", "offered", 0, "expired"],
    ["an offer whose hold an order took", "offered", null, "taken"],
    ["a wish without an offer", "waiting", null, "waiting"],
    ["what was ended stays so", "ended", 1, "ended"],
  ])("%s: %s, held for %s hours, is %s", (_case, state, hours, expected) => {
    const heldUntil = hours === null ? undefined : later(hours)
    expect(stateAt({ state, heldUntil }, NOON)).toBe(expected)
  })
})

describe("an offer ends", () => {
  const endOfDay = (day: CalendarDay) => new Date(`${day}T23:00:00Z`)
  it.each([
    ["after a day", "2026-12-14", "2026-12-02T11:00:00.000Z"],
    ["with the last day on which its start can be ordered", "2026-12-01", "2026-12-01T23:00:00.000Z"],
  ])("%s", (_case, lastOrderDay, expected) =>
    expect(offerEnd(calendarDay(lastOrderDay), NOON, endOfDay).toISOString()).toBe(expected),
  )
})

describe("an offer that ran out", () => {
  it.each([
    ["was heard of once its mail has left", true, 0, false],
    ["wasn't while its mail hasn't", false, MOST_UNHEARD - 1, true],
    ["counts as heard of in the end: nobody keeps a unit by an address that takes no mail", false, MOST_UNHEARD, false],
  ])("%s", (_case, isSent, unheardBefore, expected) => expect(wasUnheard({ isSent, unheardBefore })).toBe(expected))
})

describe("room for one wish more", () => {
  const period = rentalPeriod("2026-12-07", "2026-12-09")
  const wish = { productId: "scanner", period }
  const entry = (change: Partial<OwnEntry> = {}): OwnEntry => ({
    ...wish,
    state: "waiting",
    offeredAt: null,
    ...change,
  })
  const many = (count: number, change: Partial<OwnEntry>) => Array.from({ length: count }, () => entry(change))
  const elsewhere = { productId: "another" }
  const otherDays = { start: calendarDay("2026-12-10"), end: calendarDay("2026-12-11") }

  it.each<[string, OwnEntry[], ReturnType<typeof noRoomFor>]>([
    ["is there for the first", [], null],
    ["isn't beyond what an address may wait for", many(MOST_ENTRIES, elsewhere), "too_many"],
    ["isn't beyond what it may of one product", many(MOST_OF_PRODUCT, {}), "too_many_of_product"],
    ["isn't taken by what is over", many(MOST_ENTRIES, { state: "taken" }), null],
    ["isn't taken by what nobody confirmed", many(MOST_ENTRIES, { state: "unconfirmed" }), null],
    [
      "isn't there just after an offer for these days ran out",
      many(1, { state: "expired", offeredAt: later(-25) }),
      "let_go",
    ],
    ["isn't there just after an offer was sent back", many(1, { state: "ended", offeredAt: later(-1) }), "let_go"],
    ["is there two days later", many(1, { state: "expired", offeredAt: later(-48) }), null],
    ["is there for other days", many(1, { state: "expired", offeredAt: later(-25), period: otherDays }), null],
    ["is there after an entry that was ended without an offer", many(1, { state: "ended" }), null],
  ])("%s", (_case, own, expected) => expect(noRoomFor(wish, own, NOON)).toBe(expected))
})

describe("what is free is held for who waits", () => {
  const period = rentalPeriod("2026-12-07", "2026-12-09")
  const daysBefore = rentalPeriod("2026-12-03", "2026-12-04")
  const letGo = (count: number, change: Partial<LetGo> = {}): LetGo[] =>
    Array.from({ length: count }, () => ({ period, hasLogin: false, ...change }))

  it.each<[string, LetGo[], { flexDays?: number; hasLogin?: boolean }, boolean]>([
    ["as long as nothing was let go", [], {}, true],
    ["and for the last of the few after whom it isn't", letGo(MOST_LET_GO - 1), {}, true],
    ["not once so many let the same days go", letGo(MOST_LET_GO), {}, false],
    ["not by days that reach into theirs", letGo(MOST_LET_GO, { period: daysBefore }), { flexDays: 3 }, false],
    ["by other days", letGo(MOST_LET_GO, { period: daysBefore }), { flexDays: 2 }, true],
    ["with a login, whatever strangers let go", letGo(MOST_LET_GO), { hasLogin: true }, true],
    ["without one, whatever customers let go", letGo(MOST_LET_GO, { hasLogin: true }), {}, true],
    ["not with a login once so many customers did", letGo(MOST_LET_GO, { hasLogin: true }), { hasLogin: true }, false],
  ])("%s", (_case, gone, wish, expected) =>
    expect(isHeldFor({ period, flexDays: 0, hasLogin: false, ...wish }, gone)).toBe(expected),
  )
})
