import type { Rappen } from "#kernel/money"
import type { ErpInvoice } from "../provider"

/** Rappen of credits that are set off against invoices, by the invoice's id. */
export type SetOff = Record<string, Rappen>

export type OffsetInvoice = Pick<ErpInvoice, "id" | "state" | "total" | "received" | "vouchers">

/** What of the invoice is to be paid still, once what earlier credits set off against it is, whether the ERP has their notes yet or not. */
export function openOf({ id, state, total, received, vouchers = 0 }: OffsetInvoice, earlier: SetOff): Rappen {
  if (state === "paid") return 0
  return Math.max(0, total - (received - vouchers) - Math.max(vouchers, earlier[id] ?? 0))
}

/** What of a credit is set off against its invoices as far as they are open, in their order; the rest was paid and is transferred. */
export function setOffAgainst(credit: Rappen, invoices: readonly OffsetInvoice[], earlier: SetOff): SetOff {
  const setOff: SetOff = {}
  let left = credit
  for (const invoice of invoices) {
    const amount = Math.min(left, openOf(invoice, earlier))
    if (amount > 0) setOff[invoice.id] = amount
    left -= amount
  }
  return setOff
}

/** What credits set off together. */
export function setOffTogether(credits: readonly { set_off: SetOff | null }[]): SetOff {
  const sum: SetOff = {}
  for (const { set_off } of credits)
    for (const [id, amount] of Object.entries(set_off ?? {})) sum[id] = (sum[id] ?? 0) + amount
  return sum
}
