import type { StaffErpLink, StaffErpRow } from "../wire/staff-erp"

/** `retry` goes on where it stopped, `bill` writes what was closed since it was paid without accounts, `name` says which invoice stands. */
export type ErpAction = "release" | "retry" | "bill" | "name" | "solve"

const BILL: ErpAction[] = ["bill"]
const NAME: ErpAction[] = ["name"]

type Row = Pick<StaffErpRow, "state" | "last_error" | "last_error_class" | "is_invoice_lost">

/** What staff can do about a row. Where there are no accounts, what waits for them may be marked as done. */
export function offeredActions(row: Row, mode: StaffErpLink["mode"] | undefined): ErpAction[] {
  if (row.state === "done")
    return [...(row.last_error_class === "paid_apart" ? BILL : []), ...(row.is_invoice_lost ? NAME : [])]
  if (row.state === "credit") return ["release", "solve"]
  if (row.state === "parked") return ["retry", "solve"]
  if (mode === "off") return ["solve"]
  return row.last_error === null ? [] : ["retry"]
}
