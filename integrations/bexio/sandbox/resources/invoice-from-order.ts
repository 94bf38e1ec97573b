import { z } from "zod"
import { documentAnswer } from "../answers/document-answer"
import { decimalText, id } from "../forms/fields"
import { readForm } from "../forms/read-form"
import { ORDER } from "../ledger/status"
import { type Decimal, decimal, shortDecimal } from "../money/decimal"
import { notSaved, Refusal } from "../refusal"
import type { DocumentRow, PositionRow } from "../store/rows"
import { daysAfter, localDay, localTime } from "../swiss-time"
import { type Call, created, type Handler, rowOf } from "../world"
import { DOCUMENT_KINDS, documentNumber } from "./document-kinds"
import { changeDocument } from "./documents"

const wanted = z.strictObject({
  positions: z.array(z.strictObject({ id, type: z.string(), amount: decimalText })).optional(),
})

type Amounts = Map<string, Decimal>

const keyOf = ({ type, id }: { type: string; id: number }) => `${type} ${id}`

/** What no invoice has taken yet, by position of the order. */
function openAmounts({ store }: Call, order: DocumentRow): Amounts {
  const open: Amounts = new Map()
  for (const position of order.positions) {
    if (position.type === "KbPositionCustom") open.set(keyOf(position), decimal(position.amount))
  }
  const invoices = store.all("kb_invoice").filter(({ order_id }) => order_id === order.id)
  for (const [key, amount] of invoices.flatMap(({ taken }) => Object.entries(taken))) {
    open.set(key, (open.get(key) ?? 0n) - decimal(amount))
  }
  return open
}

/** @throws Refusal 415 for any body, as seen by one client; 422 for more than is open */
function wantedAmounts({ request, behaviour }: Call, open: Amounts): Amounts {
  if (request.text === "") return open
  if (!behaviour.invoiceWithBody) throw new Refusal(415, "Could not parse the data")
  const { positions } = readForm(wanted, request)
  if (!positions) return open
  const amounts = new Map(positions.map((position) => [keyOf(position), decimal(position.amount)]))
  if ([...amounts].some(([key, amount]) => amount > (open.get(key) ?? 0n)))
    throw notSaved("amount: is more than is open")
  return amounts
}

/** The order's positions with what is taken of them; texts come along always. */
function takenPositions({ store }: Call, order: DocumentRow, amounts: Amounts): PositionRow[] {
  return order.positions.flatMap((position) => {
    const amount = amounts.get(keyOf(position)) ?? 0n
    if (position.type === "KbPositionCustom" && amount === 0n) return []
    const copy = { ...position, id: store.nextPositionId(position.type) }
    return [copy.type === "KbPositionCustom" ? { ...copy, amount: shortDecimal(amount) } : copy]
  })
}

const texts = (amounts: Amounts) => Object.fromEntries([...amounts].map(([key, amount]) => [key, shortDecimal(amount)]))

/** A draft with the order's title and address, without its references. A second one for nothing left: 422. */
export const invoiceFromOrder: Handler = (call) => {
  const { store, now } = call
  const order = rowOf(call, "kb_order")
  const amounts = wantedAmounts(call, openAmounts(call, order))
  if (order.status === ORDER.done) throw notSaved("order is fully invoiced")
  const id = store.nextId("kb_invoice")
  const { status, days, header } = DOCUMENT_KINDS.kb_invoice
  const from = localDay(now())
  const invoice = store.insert("kb_invoice", {
    ...order,
    id,
    kind: "kb_invoice",
    document_nr: documentNumber("kb_invoice", id),
    header,
    status,
    reference: null,
    api_reference: null,
    is_valid_from: from,
    is_valid_to: daysAfter(from, days),
    positions: takenPositions(call, order, amounts),
    order_id: order.id,
    taken: texts(amounts),
    updated_at: localTime(now()),
  })
  const isDone = [...openAmounts(call, order).values()].every((amount) => amount <= 0n)
  changeDocument(call, order, { status: isDone ? ORDER.done : ORDER.partial })
  return created(documentAnswer(call, invoice, { isFresh: true }))
}
