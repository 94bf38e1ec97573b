import { expect, it } from "vitest"
import { offeredActions } from "../offered-actions"

const waiting = { state: "new", last_error: null, last_error_class: null, is_invoice_lost: false } as const

it.each([
  ["waits for the accounts", waiting, "live", []],
  ["waits, and no accounts are there", waiting, "off", ["solve"]],
  ["was on its way when the accounts were switched off", { ...waiting, state: "contact" }, "off", ["solve"]],
  ["waits after a failure", { ...waiting, last_error: "fetch failed" }, "live", ["retry"]],
  ["needs staff", { ...waiting, state: "parked" }, "live", ["retry", "solve"]],
  ["gives money back", { ...waiting, state: "credit" }, "off", ["release", "solve"]],
  ["is done", { ...waiting, state: "done" }, "off", []],
  [
    "is done, and its invoice was cancelled there",
    { ...waiting, state: "done", is_invoice_lost: true },
    "live",
    ["name"],
  ],
  ["was paid without accounts", { ...waiting, state: "done", last_error_class: "paid_apart" }, "live", ["bill"]],
  ["waits, before it is known whether there are accounts", waiting, undefined, []],
] as const)("what %s", (_case, row, mode, offered) => expect(offeredActions(row, mode)).toEqual(offered))
