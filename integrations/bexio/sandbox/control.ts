import { z } from "zod"
import { jsonOf, type SandboxAnswer, type SandboxRequest } from "../../sandbox/wire"
import { contactAnswer } from "./answers/contact-answer"
import { documentAnswer } from "./answers/document-answer"
import { booksOf } from "./console/books"
import { booksPage } from "./console/books-page"
import { decimalText } from "./forms/fields"
import { decimal } from "./money/decimal"
import { printJobOf } from "./pdf/document-pdf"
import { renderDocument } from "./pdf/render-document"
import { notFound, Refusal } from "./refusal"
import { pay, remainingOf } from "./resources/payments"
import type { DocumentKind } from "./store/rows"
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

/** `name`: id or number of an issued invoice. Without a value, all that is open. A browser goes back to the page. */
function payInvoice(world: World, request: SandboxRequest, name: string): SandboxAnswer {
  const invoice = world.store
    .all("kb_invoice")
    .find(({ id, document_nr }) => String(id) === name || document_nr === name)
  if (!invoice) throw notFound()
  const { value, date } = payment.parse(request.text ? jsonOf(request) : {})
  const call = { ...world, request, ids: [invoice.id] }
  const amount = value === undefined ? remainingOf(call, invoice) : decimal(value)
  const body = pay(call, invoice, amount, { date })
  world.store.commit()
  const isBrowser = request.headers.accept?.includes("text/html")
  return isBrowser ? { status: 303, headers: { location: "../" }, body: "" } : { status: 201, body }
}

async function pdf(world: World, kind: DocumentKind, id: number): Promise<SandboxAnswer> {
  const document = world.store.get(kind, id)
  if (!document) throw notFound()
  const body = await renderDocument(printJobOf(world, document))
  return { status: 200, headers: { "content-type": "application/pdf" }, body }
}

/** `POST clock {"now": "2026-12-31T08:00:00Z"}` sets the books' clock, `{}` lets it go as it went; `GET` tells it. */
const clock = z.strictObject({ now: z.iso.datetime({ offset: true }).optional() })

type SetClock = (instant: Date | undefined) => void

function answer(world: World, setClock: SetClock, request: SandboxRequest, what: string) {
  const [, paid] = /^POST pay\/([\w-]+)$/.exec(what) ?? []
  if (paid) return payInvoice(world, request, paid)
  const [, kind, id] = /^GET pdf\/(kb_invoice|kb_order|kb_offer)\/(\d+)$/.exec(what) ?? []
  if (kind) return pdf(world, kind as DocumentKind, Number(id))
  if (what === "GET ") return booksPage(booksOf(world))
  if (what === "GET clock") return { status: 200, body: { now: world.now().toISOString() } }
  if (what !== "POST clock") return undefined
  const { now } = clock.parse(jsonOf(request))
  setClock(now === undefined ? undefined : new Date(now))
  return { status: 200, body: {} }
}

/** The stand-in's own control paths; undefined for the ones that all stand-ins have. */
export const controlOf =
  (world: World, setClock: SetClock) =>
  async (request: SandboxRequest, what: string): Promise<SandboxAnswer | undefined> => {
    try {
      return await answer(world, setClock, request, what)
    } catch (error) {
      if (error instanceof Refusal) return error.answer
      if (error instanceof z.ZodError) return { status: 400, body: error.issues }
      throw error
    }
  }
