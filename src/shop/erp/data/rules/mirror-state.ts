/**
 * How far the mirror of an order, or of a change to one, has come; each names the last step that is done and stored.
 * `parked` and `credit` wait for staff; `done` has nothing left to do.
 */
export const MIRROR_STATES = [
  "new",
  "contact",
  "order",
  "invoice",
  "tagged",
  "issued",
  "done",
  "credit",
  "parked",
] as const
export type MirrorState = (typeof MIRROR_STATES)[number]

/** No process works on these. */
export const RESTING_STATES = ["done", "credit", "parked"] as const satisfies readonly MirrorState[]

export const isResting = (state: MirrorState): boolean => (RESTING_STATES as readonly MirrorState[]).includes(state)

interface Written {
  contact_id: string | null
  erp_order_id: string | null
  erp_invoice_id: string | null
}

/** Where a parked row goes on: after the last document that is known. Tagging and issuing can be done twice. */
export function resumedState({ contact_id, erp_order_id, erp_invoice_id }: Written): MirrorState {
  if (erp_invoice_id !== null) return "invoice"
  if (erp_order_id !== null) return "order"
  return contact_id === null ? "new" : "contact"
}
