import type { OrderRequestWire } from "#shop/approvals/wire/order-request"

/** How far a request is on the way to an order; one that became none ends with what it became instead. */
interface RequestStep {
  name: "requested" | "answer" | "ordered" | "approved" | "refused" | "withdrawn" | "expired" | "ended"
  state: "done" | "now" | "todo"
  /** ISO instant. */
  at: string | null
}

export function requestSteps({ state, requested_at, ended_at }: OrderRequestWire): RequestStep[] {
  const requested: RequestStep = { name: "requested", state: "done", at: requested_at }
  if (state === "open")
    return [requested, { name: "answer", state: "now", at: null }, { name: "ordered", state: "todo", at: null }]
  const answered: RequestStep = { name: state, state: "done", at: ended_at }
  return state === "approved"
    ? [requested, answered, { name: "ordered", state: "done", at: ended_at }]
    : [requested, answered]
}
