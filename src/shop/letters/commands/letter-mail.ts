import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailEach, sendMail } from "#area/mails"
import { orderRecords } from "#area/orders"
import { shopSettings } from "#area/settings"
import { readEnv } from "#config/env"
import type { JobHandler } from "#platform/jobs/job"
import { attachedFile, type LetterAttachment } from "../queries/letter-attachments"
import { letterKey } from "../queries/order-letters"
import { paragraphsOf } from "../rules/paragraphs"

interface LetterRow {
  id: string
  order_id: string
  subject: string
  text: string
  recipients: string[]
  attachments: LetterAttachment[]
}

/**
 * Mails a letter to those to whom it was written, once each, with its attachments; who answers writes to the shop.
 * @throws Refusal 503 while the ERP gives no PDF; the job then tries again
 */
export const sendLetter: JobHandler<"order-letter"> = async ({ letterId }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const letter: LetterRow | undefined = await db("order_letter").where({ id: letterId }).first()
  const [order] = letter ? await orderRecords(db, { id: letter.order_id }) : []
  if (!letter || !order) return
  const attachments = await Promise.all(letter.attachments.map(({ key }) => attachedFile(scope, order.id, key)))
  const { company } = await shopSettings(scope)
  await mailEach(letter.recipients, (to, index) =>
    sendMail(scope, {
      key: letterKey(letter.id, index + 1),
      to,
      template: "letter",
      data: {
        subject: letter.subject,
        paragraphs: paragraphsOf(letter.text),
        shop_number: order.shop_number,
        order_url: `${readEnv().publicUrl}/orders/${order.id}`,
      },
      attachments,
      replyTo: company.mail,
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    }),
  )
}
