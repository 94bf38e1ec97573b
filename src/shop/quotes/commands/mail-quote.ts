import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { profileOf } from "#area/accounts"
import { sendMail } from "#area/mails"
import { readEnv } from "#config/env"
import { message } from "#kernel/wire/message"
import type { JobHandler } from "#platform/jobs/job"
import { textsFor } from "#texts/texts"
import { quotePdf } from "../queries/quote-pdf"
import { quoteById } from "../queries/quote-record"

/**
 * Mails a quote that the ERP has to its customer, as the ERP prints it; once.
 * @throws Error while the ERP doesn't have it, Refusal 503 while it gives no PDF; the job then tries again
 */
export const mailQuote: JobHandler<"quote-mail"> = async ({ quoteId }, { scope }) => {
  const quote = await quoteById(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), quoteId)
  if (!quote) return
  if (quote.erp_quote_id === null) throw new Error(`Quote ${quoteId} is not in the accounts yet`)
  const { customer_id: customerId, total, valid_until } = quote
  const [{ number, content }, { first_name, last_name, email }] = await Promise.all([
    quotePdf(scope, customerId, quoteId),
    profileOf(scope, { customerId, impersonationId: null }),
  ])
  const named = { number: number ?? quote.shop_number }
  await sendMail(scope, {
    key: `quote-${quoteId}`,
    to: email,
    template: "quote",
    data: { first_name, last_name, ...named, total, valid_until, quotes_url: `${readEnv().publicUrl}/orders#offerten` },
    attachments: [
      {
        filename: `${textsFor("customer")(message("ordermails.quote_file", named))}.pdf`,
        contentType: "application/pdf",
        content,
      },
    ],
    customerId,
  })
}
