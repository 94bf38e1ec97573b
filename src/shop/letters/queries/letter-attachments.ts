import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { erpDocument, orderDocumentFile, orderDocuments } from "#area/erp"
import { protocolPdf } from "#area/fleet"
import type { OrderRecord } from "#area/orders"
import type { MailAttachment } from "#extension/providers"
import { message } from "#kernel/wire/message"
import { textsFor } from "#texts/texts"

/** A document of an order that can go with a letter: `order:17`, `invoice:29`, `protocol:rprot_…`. */
export interface LetterAttachment {
  key: string
  /** What staff and the log call it. */
  name: string
}

const DOCUMENTS = { order: "letters.order_document", invoice: "letters.invoice_document" } as const
const PROTOCOLS = { hand_over: "fleet.hand_over_protocol", return: "fleet.return_protocol" } as const

/** What of the order is printed: confirmations and invoices of the accounts, protocols. One statement. */
export async function attachmentsOf(db: Knex, { id, protocols }: OrderRecord): Promise<LetterAttachment[]> {
  const texts = textsFor("shop")
  const documents = await orderDocuments(db, null, id)
  return [
    ...documents.flatMap(({ kind, number, pdf }) =>
      pdf === null || kind === "credit"
        ? []
        : [
            {
              key: `${kind}:${pdf.slice(pdf.lastIndexOf("/") + 1)}`,
              name: texts(message(DOCUMENTS[kind], { number })),
            },
          ],
    ),
    ...protocols.map((protocol) => {
      const title = message(PROTOCOLS[protocol.kind])
      const name = texts(message("letters.protocol_document", { ...protocol, title }))
      return { key: `protocol:${protocol.id}`, name }
    }),
  ]
}

/**
 * A document as it is mailed.
 * @throws Refusal 503 while the ERP gives no PDF; 404 if the order no longer has it
 */
export async function attachedFile(scope: MedusaContainer, orderId: string, key: string): Promise<MailAttachment> {
  const [kind, id] = [key.slice(0, key.indexOf(":")), decodeURIComponent(key.slice(key.indexOf(":") + 1))]
  const contentType = "application/pdf"
  if (kind === "protocol") {
    const { name, content } = await protocolPdf(scope, id, textsFor("customer"))
    return { filename: name, contentType, content }
  }
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { name, ...file } = await orderDocumentFile(db, orderId, kind, id)
  return { filename: name, contentType, content: await erpDocument(scope, file) }
}
