import { createTransport } from "nodemailer"
import type { MailTransport } from "#extension/providers"
import { toNodemailer } from "./message"

/** Together well below the time after which the job is given to another worker. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Hands mails to the server at `url` (`smtp://user:password@host:port`). */
export function smtpDelivery(url: string): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS })
  return async (message) => {
    const { messageId } = await transport.sendMail(toNodemailer(message))
    return { id: messageId }
  }
}
