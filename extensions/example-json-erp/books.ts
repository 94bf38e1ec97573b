import fs from "node:fs"
import { calendarDay, type ErpDocument, ErpError, type ErpInvoice, type ErpParty, type ErpReference } from "#extension"

export interface KeptDocument {
  id: string
  number: string
  contactId: string
  document: ErpDocument
}
export interface KeptInvoice extends KeptDocument {
  tag: string | null
  state: "draft" | "issued" | "cancelled"
  dueDate: string
  received: number
  changedAt: string
}
export interface Books {
  contacts: { id: string; party: ErpParty }[]
  orders: KeptDocument[]
  quotes: KeptDocument[]
  invoices: KeptInvoice[]
}
const EMPTY = `{"contacts":[],"orders":[],"quotes":[],"invoices":[]}`

/** Books in a file, read whole and written whole. */
export function booksIn(file: string) {
  const read = (): Books => JSON.parse(fs.existsSync(file) ? fs.readFileSync(file, "utf8") : EMPTY)
  return {
    read,
    change<Result>(act: (books: Books) => Result): Result {
      const books = read()
      const result = act(books)
      fs.writeFileSync(file, JSON.stringify(books))
      return result
    },
  }
}

/** @throws ErpError `permanent` if there is none */
export function byId<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new ErpError("permanent", `There is no ${id}`)
  return row
}

/** @throws ErpError `permanent` if there are several */
export function theOne<Row extends KeptDocument>(
  rows: readonly Row[],
  { title, tag }: ErpReference,
  contactId: string,
): Row | null {
  const found = rows.filter(
    (row) => row.contactId === contactId && row.document.title === title && row.document.tag === tag,
  )
  if (found.length > 1) throw new ErpError("permanent", `Several documents of ${title}`)
  return found[0] ?? null
}

const UNITS = { day: "Tag", piece: "Stk" }
const francs = (rappen: number) => (rappen / 100).toFixed(2)

/** An invoice as the shop reads it. */
export function toInvoice({
  id,
  number,
  contactId,
  tag,
  dueDate,
  received,
  changedAt,
  ...kept
}: KeptInvoice): ErpInvoice {
  const { title, date, total, positions } = kept.document
  const priced = positions.flatMap((position) => (position.kind === "priced" ? [position] : []))
  const net = priced.reduce((sum, { amount, unitPrice }) => sum + amount * unitPrice, 0)
  const paid = received >= total ? "paid" : received > 0 ? "partial" : "open"
  return {
    ...{ id, number, contactId, title, tag, date, total, net, received, changedAt },
    vat: total - net,
    dueDate: calendarDay(dueDate),
    state: kept.state === "issued" ? paid : kept.state,
    positions: priced.map(({ lines, amount, unit, unitPrice }, index) => ({
      id: String(index + 1),
      text: lines.join("\n"),
      amount: String(amount),
      unitName: UNITS[unit],
      unitPrice: francs(unitPrice),
      positionTotal: francs(amount * unitPrice),
    })),
  }
}
