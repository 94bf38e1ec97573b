import type { Rappen } from "#kernel/money"

/** What becomes of the price of a part that didn't come back. */
export const SETTLEMENTS = ["billed", "waived"] as const
export type Settlement = (typeof SETTLEMENTS)[number]

/** What a customer has of a set: pieces that are counted, or one with a serial number. */
export interface GivenPart {
  id: string
  name: string
  serialNumber: string | null
  /** Still with the customer. */
  quantity: number
  /** Of one piece, when it was given out, without VAT. */
  price: Rappen
}

/** What of it came back, and what is to become of the rest. */
export interface CountedPart {
  id: string
  back: number
  settlement: Settlement
  /** Why the rest isn't charged. */
  reason: string
}

/** Why a count can't be kept: of the entry at `index`, or, without one, of the whole. */
export interface CountProblem {
  index: number | null
  code: "unknown" | "twice" | "too_many" | "no_reason" | "not_counted"
}

/** Whether everything that is out was counted, once, and nothing came back that wasn't out. */
export function countProblem(given: readonly GivenPart[], counted: readonly CountedPart[]): CountProblem | null {
  for (const [index, { id, back, settlement, reason }] of counted.entries()) {
    const part = given.find((one) => one.id === id)
    if (!part) return { index, code: "unknown" }
    if (counted.findIndex((one) => one.id === id) < index) return { index, code: "twice" }
    if (back > part.quantity) return { index, code: "too_many" }
    if (back < part.quantity && settlement === "waived" && reason === "") return { index, code: "no_reason" }
  }
  const isCounted = ({ id }: GivenPart) => counted.some((one) => one.id === id)
  return given.every(isCounted) ? null : { index: null, code: "not_counted" }
}

/** A part that didn't come back. */
export interface LackingPart {
  part: GivenPart
  quantity: number
  settlement: Settlement
  reason: string
  /** What is charged for it: 0 if it is waived. */
  fee: Rappen
}

/** What is missing after a count without a problem, in the order in which it was given out. */
export const lackingParts = (given: readonly GivenPart[], counted: readonly CountedPart[]): LackingPart[] =>
  given.flatMap((part) => {
    const found = counted.find(({ id }) => id === part.id)
    const quantity = found ? part.quantity - found.back : 0
    if (!found || quantity <= 0) return []
    const { settlement, reason } = found
    const isBilled = settlement === "billed"
    return [{ part, quantity, settlement, reason: isBilled ? "" : reason, fee: isBilled ? quantity * part.price : 0 }]
  })
