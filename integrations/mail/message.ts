import { createHash } from "node:crypto"
import type Mail from "nodemailer/lib/mailer"
import type { MailMessage } from "#extension/providers"

/** The same for each repetition, so that a receiver that gets a mail twice can tell. */
const messageId = (key: string, from: string) => {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost"
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domain}>`
}

/** Asks mailboxes for no answer of their own, such as 'away until Monday', to what nobody wrote (RFC 3834; the second is Exchange's). */
const WRITTEN_BY_NOBODY = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }

/** The recipient is passed as one address, never parsed: a comma in it can't add another. A mail with a place for answers was written by somebody. */
export const toNodemailer = ({ key, from, to, replyTo, attachments, ...content }: MailMessage): Mail.Options => ({
  ...content,
  from,
  to: { name: "", address: to },
  ...(replyTo ? { replyTo: { name: "", address: replyTo } } : { headers: WRITTEN_BY_NOBODY }),
  messageId: messageId(key, from),
  attachments,
  disableFileAccess: true,
  disableUrlAccess: true,
})
