import { amountWithRappen } from "#kernel/format-chf"
import { message } from "#kernel/wire/message"
import type { ProtocolPart } from "#shop/parts/wire/desk-parts"
import type { ChecklistItem } from "#shop/rental/rules/hand-over/protocol"
import type { Texts } from "#texts/texts"

/** A point of a protocol, with what is said of an open one in place of the usual. */
export interface PaperPoint extends ChecklistItem {
  open?: string
}

/** What a protocol says of a part: all of it, or how many, and what becomes of the rest. */
export function partPoint(part: ProtocolPart, texts: Texts): PaperPoint {
  const { name, serial_number: serial, quantity, of, fee, waived } = part
  const named = serial === null ? name : texts(message("parts.paper_piece", { name, serial }))
  if (quantity === of) return { text: texts(message("parts.pieces", { quantity, name: named })), is_checked: true }
  const some = texts(message("parts.paper_some", { name: named, quantity, of }))
  if (fee !== null)
    return {
      text: some,
      is_checked: false,
      open: texts(message("parts.paper_fee", { part: some, fee: amountWithRappen(fee) })),
    }
  const open =
    waived === ""
      ? texts(message("parts.paper_less", { part: some }))
      : texts(message("parts.paper_waived", { part: some, reason: waived }))
  return { text: some, is_checked: false, open }
}
