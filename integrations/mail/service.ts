import type { Logger, ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils"
import type { MailAttachment, MailTransport } from "#extension/providers"
import { count } from "#platform/telemetry/instruments"
import { inSpan, SpanKind } from "#platform/telemetry/spans"
import { fileDelivery } from "./outbox/file-delivery"
import { smtpDelivery } from "./smtp"

export interface MailOptions {
  from: string
  /** Chosen by configuration, it takes all mails. */
  connect?: (() => MailTransport) | null
  /** Unset: every mail becomes a file in `outboxDir`. */
  smtpUrl?: string
  outboxDir: string
}

/** Medusa passes the whole notification on, its key included; its type doesn't say so. */
type KeyedNotification = ProviderSendNotificationDTO & { idempotency_key?: string | null }

/** Delivers notifications whose content is ready; see `rendering/` for how it is made. */
export class MailNotificationService extends AbstractNotificationProviderService {
  static override identifier = "mail"
  readonly #deliver: MailTransport
  readonly #from: string

  constructor(_dependencies: { logger: Logger }, options: MailOptions) {
    super()
    this.#from = options.from
    const { connect, smtpUrl, outboxDir } = options
    this.#deliver = connect?.() ?? (smtpUrl ? smtpDelivery(smtpUrl) : fileDelivery(outboxDir))
  }

  /** @throws MedusaError INVALID_DATA if content or key are missing; the transport's error if it refuses */
  override async send(notification: KeyedNotification): Promise<ProviderSendNotificationResultsDTO> {
    const { content, idempotency_key: key, provider_data: wishes } = notification
    if (!key || !content?.subject || !content.html || !content.text)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "A mail needs a key, a subject, HTML and text")
    const { subject, html, text } = content
    const attachments = (notification.attachments ?? []).map(toMailAttachment)
    const replyTo = typeof wishes?.reply_to === "string" ? wishes.reply_to : undefined
    return counted(() =>
      this.#deliver({ key, from: this.#from, to: notification.to, replyTo, subject, html, text, attachments }),
    )
  }
}

async function counted<Result>(deliver: () => Promise<Result>): Promise<Result> {
  try {
    const answer = await inSpan("send mail", { kind: SpanKind.CLIENT }, deliver)
    count("shop.mails", { "shop.outcome": "sent" })
    return answer
  } catch (error) {
    count("shop.mails", { "shop.outcome": "failed" })
    throw error
  }
}

const toMailAttachment = (
  attachment: NonNullable<ProviderSendNotificationDTO["attachments"]>[number],
): MailAttachment => ({
  filename: attachment.filename,
  contentType: attachment.content_type ?? "application/octet-stream",
  content: Buffer.from(attachment.content, "base64"),
})
