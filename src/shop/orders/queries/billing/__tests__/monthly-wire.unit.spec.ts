import { expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { InstalmentFacts } from "../../erp-facts"
import { billedWire } from "../monthly-wire"

const due = calendarDay("2027-03-31")
const facts: InstalmentFacts = { instalment: "oinst_1", invoice: null, credit: null, isDone: false }
const invoice: InstalmentFacts["invoice"] = { id: "7", number: "RE-00007", state: "partial", due_date: due }

it.each<[string, InstalmentFacts | undefined, ReturnType<typeof billedWire>]>([
  ["waits for its row in the accounts", undefined, { state: "waiting" }],
  ["waits for its invoice", facts, { state: "waiting" }],
  [
    "is as its invoice is",
    { ...facts, invoice, isDone: true },
    { state: "partial", invoice: "7", document_nr: "RE-00007", due_date: due },
  ],
  ["says what comes back", { ...facts, credit: 12_345 }, { state: "credited", total: "-123.45" }],
  ["says what came back", { ...facts, credit: 12_345, isDone: true }, { state: "returned", total: "-123.45" }],
  ["is settled where what was paid is what is owed", { ...facts, isDone: true }, { state: "settled" }],
])("what was billed %s", (_case, known, shown) => expect(billedWire(known)).toEqual(shown))
