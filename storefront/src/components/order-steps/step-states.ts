/** What leads from a filled cart to an order. */
const ORDER_STEPS = ["cart", "logIn", "order"] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

type StepState = "done" | "now" | "todo"

/** What has been done on the way to an order; a login that stands is done wherever the visitor is. */
export const stepStates = (current: OrderStep, isSignedIn: boolean): { step: OrderStep; state: StepState }[] =>
  ORDER_STEPS.map((step, place) => {
    if (step === current) return { step, state: "now" }
    const isDone = place < ORDER_STEPS.indexOf(current) || (step === "logIn" && isSignedIn)
    return { step, state: isDone ? "done" : "todo" }
  })
