import type { Logger, ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils"
import type { MailAttachment } from "./message"
import { fileDelivery } from "./outbox/file-delivery"
import { type DeliverMail, smtpDelivery } from "./smtp"

export interface MailOptions {
  from: string
  /** Unset: every mail becomes a file in `outboxDir`. */
  smtpUrl?: string
  outboxDir: string
}

/** Medusa passes the whole notification on, its key included; its type doesn't say so. */
type KeyedNotification = ProviderSendNotificationDTO & { idempotency_key?: string | null }

/** Delivers notifications whose content is ready; see `rendering/` for how it is made. */
export class MailNotificationService extends AbstractNotificationProviderService {
  static override identifier = "mail"
  readonly #deliver: DeliverMail
  readonly #from: string

  constructor(_dependencies: { logger: Logger }, options: MailOptions) {
    super()
    this.#from = options.from
    this.#deliver = options.smtpUrl ? smtpDelivery(options.smtpUrl) : fileDelivery(options.outboxDir)
  }

  /** @throws MedusaError INVALID_DATA if content or key are missing; the transport's error if it refuses */
  override async send(notification: KeyedNotification): Promise<ProviderSendNotificationResultsDTO> {
    const { content, idempotency_key: key } = notification
    if (!key || !content?.subject || !content.html || !content.text)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "A mail needs a key, a subject, HTML and text")
    const { subject, html, text } = content
    const attachments = (notification.attachments ?? []).map(toMailAttachment)
    return this.#deliver({ key, from: this.#from, to: notification.to, subject, html, text, attachments })
  }
}

const toMailAttachment = (
  attachment: NonNullable<ProviderSendNotificationDTO["attachments"]>[number],
): MailAttachment => ({
  filename: attachment.filename,
  contentType: attachment.content_type ?? "application/octet-stream",
  content: Buffer.from(attachment.content, "base64"),
})
