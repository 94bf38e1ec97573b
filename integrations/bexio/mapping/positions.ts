import { type Rappen, toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import type { ErpPosition } from "#shop/erp/data/provider"
import { type ErpUnit, unitName } from "#shop/erp/rules/unit-name"
import { textsFor } from "#texts/texts"
import { MAX_POSITIONS, type NewPosition } from "../schemas"
import { namedText, plainText } from "./text"

const texts = textsFor("customer")

/** What priced positions refer to in this account of bexio. */
export interface PositionRefs {
  unitIds: Record<ErpUnit, number>
  taxId: number
  accountId: number
}

/**
 * Positions as bexio takes them. Of more than it takes at once the last ones become a single one that lists them: their
 * sum, and so the total, stays what it was.
 */
export const newPositionsOf = (positions: readonly ErpPosition[], refs: PositionRefs): NewPosition[] =>
  folded(positions).map((each) => newPositionOf(each, refs))

function newPositionOf(position: ErpPosition, { unitIds, taxId, accountId }: PositionRefs): NewPosition {
  if (position.kind === "text") return textPosition(plainText(position.lines))
  if (position.amount === 0) return textPosition(namedText(position.lines))
  return {
    type: "KbPositionCustom",
    amount: String(position.amount),
    unit_id: unitIds[position.unit],
    account_id: accountId,
    tax_id: taxId,
    text: namedText(position.lines),
    unit_price: toWireMoney(position.unitPrice),
  }
}

const textPosition = (text: string): NewPosition => ({ type: "KbPositionText", text: text || "–", show_pos_nr: false })

const sumOf = (positions: readonly ErpPosition[]): Rappen =>
  positions.reduce((sum, each) => sum + (each.kind === "priced" ? each.amount * each.unitPrice : 0), 0)

function folded(positions: readonly ErpPosition[]): readonly ErpPosition[] {
  if (positions.length <= MAX_POSITIONS) return positions
  const kept = positions.slice(0, MAX_POSITIONS - 1)
  const rest = positions.slice(MAX_POSITIONS - 1)
  const lines = [texts(message("erp.paper_more")), ...rest.map(inOneLine)]
  return [...kept, { kind: "priced", lines, amount: 1, unit: "piece", unitPrice: sumOf(rest) }]
}

function inOneLine(position: ErpPosition): string {
  const text = position.lines.join(", ")
  if (position.kind === "text") return text
  return `${position.amount} ${texts(unitName(position.unit))} × ${toWireMoney(position.unitPrice)}: ${text}`
}
