import { createHash } from "node:crypto"
import type Mail from "nodemailer/lib/mailer"

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface MailMessage {
  /** Names the mail for ever: the same key is the same mail. */
  key: string
  /** `Name <address>` or an address. */
  from: string
  /** One address. */
  to: string
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
}

/** The same for each repetition, so that a receiver that gets a mail twice can tell. */
const messageId = (key: string, from: string) => {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost"
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domain}>`
}

/** The recipient is passed as one address, never parsed: a comma in it can't add another. */
export const toNodemailer = ({ key, from, to, attachments, ...content }: MailMessage): Mail.Options => ({
  ...content,
  from,
  to: { name: "", address: to },
  messageId: messageId(key, from),
  attachments,
  disableFileAccess: true,
  disableUrlAccess: true,
})
