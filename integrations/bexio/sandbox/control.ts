import { z } from "zod"
import { jsonOf, type SandboxAnswer, type SandboxRequest } from "../../sandbox/wire"
import { contactAnswer } from "./answers/contact-answer"
import { documentAnswer } from "./answers/document-answer"
import { decimalText } from "./forms/fields"
import { decimal } from "./money/decimal"
import { notFound, Refusal } from "./refusal"
import { pay, remainingOf } from "./resources/payments"
import type { World } from "./world"

/** Everything it holds, as it would be answered. */
export const stateOf = (world: World) => ({
  contacts: world.store.all("contact").map(contactAnswer),
  offers: world.store.all("kb_offer").map((row) => documentAnswer(world, row)),
  orders: world.store.all("kb_order").map((row) => documentAnswer(world, row)),
  invoices: world.store.all("kb_invoice").map((row) => ({ ...documentAnswer(world, row), order_id: row.order_id })),
  payments: world.store.all("payment"),
})

const payment = z.strictObject({ value: decimalText.optional(), date: z.iso.date().optional() })

/** `name`: id or number of an issued invoice. Without a value, all that is open. */
function payInvoice(world: World, request: SandboxRequest, name: string): SandboxAnswer {
  const invoice = world.store
    .all("kb_invoice")
    .find(({ id, document_nr }) => String(id) === name || document_nr === name)
  if (!invoice) throw notFound()
  const { value, date } = payment.parse(request.text ? jsonOf(request) : {})
  const call = { ...world, request, ids: [invoice.id] }
  const amount = value === undefined ? remainingOf(call, invoice) : decimal(value)
  return { status: 201, body: pay(call, invoice, amount, { date }) }
}

/** `POST clock {"now": "2026-12-31T08:00:00Z"}` sets the books' clock, `{}` lets it go as it went; `GET` tells it. */
const clock = z.strictObject({ now: z.iso.datetime({ offset: true }).optional() })

/** The stand-in's own control paths; undefined for the ones that all stand-ins have. */
export function controlOf(world: World, setClock: (instant: Date | undefined) => void) {
  return (request: SandboxRequest, what: string): SandboxAnswer | undefined => {
    try {
      const [, name] = /^POST pay\/([\w-]+)$/.exec(what) ?? []
      if (name) {
        const answer = payInvoice(world, request, name)
        world.store.commit()
        return answer
      }
      if (what === "GET clock") return { status: 200, body: { now: world.now().toISOString() } }
      if (what !== "POST clock") return undefined
      const { now } = clock.parse(jsonOf(request))
      setClock(now === undefined ? undefined : new Date(now))
      return { status: 200, body: {} }
    } catch (error) {
      if (error instanceof Refusal) return error.answer
      if (error instanceof z.ZodError) return { status: 400, body: error.issues }
      throw error
    }
  }
}
