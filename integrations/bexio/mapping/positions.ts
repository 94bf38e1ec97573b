import { type Rappen, toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import type { ErpPosition } from "#shop/erp/data/provider"
import { type ErpUnit, unitName } from "#shop/erp/rules/unit-name"
import { textsFor } from "#texts/texts"
import { MAX_POSITIONS, type NewPosition } from "../schemas"
import { namedText, plainText } from "./text"

const texts = textsFor("customer")

/** What priced positions refer to in this account of bexio. */
export interface PositionRefs extends BookingRefs {
  unitIds: Record<ErpUnit, number>
  /** Of what is held for the customer; missing where no position of the document is. */
  refundable?: BookingRefs
}

interface BookingRefs {
  taxId: number
  accountId: number
}

type PricedPosition = Extract<ErpPosition, { kind: "priced" }>

export const isRefundable = (position: ErpPosition): boolean =>
  position.kind === "priced" && position.isRefundable === true

/**
 * Positions as bexio takes them. Of more than it takes at once the last ones become a single one that lists them, what is
 * refundable one of its own: their sum, and so the total, stays what it was.
 */
export const newPositionsOf = (positions: readonly ErpPosition[], refs: PositionRefs): NewPosition[] =>
  folded(positions).map((each) => newPositionOf(each, refs))

function newPositionOf(position: ErpPosition, refs: PositionRefs): NewPosition {
  if (position.kind === "text") return textPosition(plainText(position.lines))
  if (position.amount === 0) return textPosition(namedText(position.lines))
  const { taxId, accountId } = isRefundable(position) ? refundableRefs(refs) : refs
  return {
    type: "KbPositionCustom",
    amount: String(position.amount),
    unit_id: refs.unitIds[position.unit],
    account_id: accountId,
    tax_id: taxId,
    text: namedText(position.lines),
    unit_price: toWireMoney(position.unitPrice),
  }
}

function refundableRefs({ refundable }: PositionRefs): BookingRefs {
  if (!refundable) throw new Error("No account is known for what is refundable")
  return refundable
}

const textPosition = (text: string): NewPosition => ({ type: "KbPositionText", text: text || "–", show_pos_nr: false })

const sumOf = (positions: readonly ErpPosition[]): Rappen =>
  positions.reduce((sum, each) => sum + (each.kind === "priced" ? each.amount * each.unitPrice : 0), 0)

function folded(positions: readonly ErpPosition[]): readonly ErpPosition[] {
  if (positions.length <= MAX_POSITIONS) return positions
  const refundable = positions.filter(isRefundable)
  const others = positions.filter((position) => !isRefundable(position))
  const room = MAX_POSITIONS - (refundable.length > 0 ? 1 : 0)
  const held: PricedPosition[] = refundable.length > 0 ? [{ ...together(refundable), isRefundable: true }] : []
  if (others.length <= room) return [...others, ...held]
  return [...others.slice(0, room - 1), together(others.slice(room - 1)), ...held]
}

const together = (positions: readonly ErpPosition[]): PricedPosition => ({
  kind: "priced",
  lines: [texts(message("erp.paper_more")), ...positions.map(inOneLine)],
  amount: 1,
  unit: "piece",
  unitPrice: sumOf(positions),
})

function inOneLine(position: ErpPosition): string {
  const text = position.lines.join(", ")
  if (position.kind === "text") return text
  return `${position.amount} ${texts(unitName(position.unit))} × ${toWireMoney(position.unitPrice)}: ${text}`
}
