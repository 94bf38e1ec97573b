import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailEach, sendMail } from "#area/mails"
import { orderRecords, recipientsOf } from "#area/orders"
import { message } from "#kernel/wire/message"
import type { JobHandler } from "#platform/jobs/job"

import { textsFor } from "#texts/texts"
import type { InvoiceNoticeKind } from "../../data/rules/invoice-notice"
import { lastNotice } from "../../data/store/invoice-notices"
import { erpDocument } from "../../queries/documents/erp-document"
import { type InvoiceToMail, invoiceToMail } from "../../queries/documents/invoice-to-mail"
import { invoiceMailData } from "./invoice-mail-data"

const TEMPLATES = { issued: "invoice-issued", changed: "invoice-changed", cancelled: "invoice-cancelled" } as const

const fileName = (kind: InvoiceNoticeKind, { number }: InvoiceToMail) =>
  `${textsFor("customer")(message(kind === "cancelled" ? "invoicemails.file_cancelled" : "invoicemails.file", { number }))}.pdf`

/**
 * Mails the invoice as the ERP prints it, to the login and, where it differs, to the billing e-mail. A notice that came to
 * be out of date while it waited is skipped: what the ERP prints is what the later one is about.
 * @throws Refusal 503 while the ERP gives no PDF; the job then tries again
 */
export const sendInvoiceMail: JobHandler<"invoice-mail"> = async ({ invoiceId, serial }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const notice = await lastNotice(db, invoiceId)
  if (notice?.serial !== serial) return
  const invoice = await invoiceToMail(db, invoiceId)
  const [order] = invoice ? await orderRecords(db, { id: invoice.order_id }) : []
  if (!invoice || !order) return
  const content = await erpDocument(scope, { kind: "invoice", id: invoiceId, version: invoice.version })
  await mailEach(await recipientsOf(db, order), (to, index) =>
    sendMail(scope, {
      key: `invoice-${invoiceId}-${serial}-${index + 1}`,
      to,
      template: TEMPLATES[notice.kind],
      data: invoiceMailData(invoice, order),
      attachments: [{ filename: fileName(notice.kind, invoice), contentType: "application/pdf", content }],
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    }),
  )
}
