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

/** In the place of a failure's class: its order was paid without the ERP, so the shop bills nothing of it by itself. */
export const PAID_APART = "paid_apart"

interface Written {
  contact_id: string | null
  erp_order_id: string | null
  erp_invoice_id: string | null
  doubt_at: Date | null
}

/**
 * Where a parked row goes on: at the step that read or wrote the last document that is known, which looks at it again. What comes to
 * another total than the shop's is parked again; a contact that is gone is found anew or made, unless the order may have been
 * written for it.
 */
export function resumedState({ contact_id, erp_order_id, erp_invoice_id, doubt_at }: Written): MirrorState {
  if (erp_invoice_id !== null) return "order"
  if (erp_order_id !== null) return "contact"
  return contact_id !== null && doubt_at !== null ? "contact" : "new"
}
