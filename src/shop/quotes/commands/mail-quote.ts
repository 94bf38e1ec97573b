import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { profileOf } from "#area/accounts"
import { sendMail } from "#area/mails"
import { readEnv } from "#config/env"
import { message } from "#kernel/wire/message"
import { textsFor } from "#texts/texts"
import { quotePdf } from "../queries/quote-pdf"
import { quoteById } from "../queries/quote-record"

/**
 * Mails a quote that the ERP has to its customer, as the ERP prints it; once.
 * @throws Refusal 503 while the ERP gives no PDF; the job then tries again
 */
export async function mailQuote(scope: MedusaContainer, quoteId: string): Promise<void> {
  const quote = await quoteById(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), quoteId)
  if (!quote) return
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
