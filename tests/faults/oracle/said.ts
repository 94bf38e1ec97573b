import type { ExpectedCart } from "./expected"

/** What a place of the shop says that lines come to, in Rappen; what it doesn't say is missing. */
export interface Said {
  /** Whole lines without VAT, in the order of the cart. */
  lines?: readonly number[]
  /** Of the lines. */
  subtotal?: number
  shipping?: number
  net?: number
  vat?: number
  deposit?: number
  rounding?: number
  total?: number
}

/** Where it isn't what the rulings say; nothing where all is. */
export function differences(place: string, said: Said, { lines, sums }: ExpectedCart): string[] {
  const expected: Record<keyof Said, string> = {
    lines: lines.map(({ total }) => total).join(" "),
    subtotal: String(sums.subtotal),
    shipping: String(sums.shipping),
    net: String(sums.net),
    vat: String(sums.vat),
    deposit: String(sums.deposit),
    rounding: String(sums.rounding),
    total: String(sums.total),
  }
  return Object.entries(said).flatMap(([what, value]) => {
    const shown = Array.isArray(value) ? value.join(" ") : String(value)
    const right = expected[what as keyof Said]
    return shown === right ? [] : [`${place}: ${what} ${shown} instead of ${right}`]
  })
}
