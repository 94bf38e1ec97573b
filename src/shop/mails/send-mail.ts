import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import { mailPage } from "#config/extensions/index"
import type { MailAttachment } from "#extension/providers"
import { renderMail } from "#integrations/mail/rendering/render-mail"
import type { MailData, MailName } from "#integrations/mail/templates/index"
import { textsFor } from "#texts/texts"
import { shopAsSender } from "./sender"

export interface ShopMail<Name extends MailName> {
  /** Names the mail for ever, such as `order-confirmation-<order id>-<recipient's number>`. */
  key: string
  to: string
  template: Name
  data: MailData<Name>
  attachments?: MailAttachment[]
  /** Where answers go, if not to the sender. */
  replyTo?: string
  customerId?: string
  resource?: { type: string; id: string }
}

/** Which of the mails of these keys have left. */
export async function mailsSent(db: Knex, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const sent = db("notification")
    .whereIn("idempotency_key", [...keys])
    .where({ status: "success" })
  return new Set(await sent.pluck("idempotency_key"))
}

/** Whether the mail of this key has left. */
export const wasMailSent = async (scope: MedusaContainer, key: string): Promise<boolean> =>
  (await mailsSent(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), [key])).has(key)

/** Medusa never repeats a notification that was pending when its process died, so its trace is removed. */
async function forgetUnsent(scope: MedusaContainer, key: string) {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database("notification").where({ idempotency_key: key }).whereNot({ status: "success" }).delete()
}

/**
 * Sends a mail unless the one of this key has left already; for jobs, which may run twice. The notification that is
 * kept names template, recipient and key only: content and links of a mail are nobody else's to read.
 * @throws Error if it could not be handed over; the job then tries again
 */
export async function sendMail<Name extends MailName>(scope: MedusaContainer, mail: ShopMail<Name>): Promise<void> {
  if (await wasMailSent(scope, mail.key)) return
  const texts = textsFor("customer")
  await forgetUnsent(scope, mail.key)
  await scope.resolve(Modules.NOTIFICATION).createNotifications({
    to: mail.to,
    channel: "email",
    template: mail.template,
    idempotency_key: mail.key,
    provider_data: mail.replyTo ? { reply_to: mail.replyTo } : null,
    receiver_id: mail.customerId ?? null,
    resource_type: mail.resource?.type ?? null,
    resource_id: mail.resource?.id ?? null,
    content: renderMail(mail.template, mail.data, {
      sender: shopAsSender(await shopSettings(scope), texts),
      texts,
      page: mailPage(),
    }),
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      content_type: contentType,
      content: content.toString("base64"),
    })),
  })
}
