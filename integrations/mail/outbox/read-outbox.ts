import { readdir, readFile, stat } from "node:fs/promises"
import path from "node:path"
import PostalMime, { type Address } from "postal-mime"

export interface MailFile {
  filename: string
  type: string
  content: Buffer
}

export interface OutboxMail {
  /** Its file's name without `.eml`. */
  name: string
  to: string
  from: string
  subject: string
  sentAt: Date
  html: string
  text: string
  attachments: MailFile[]
}

const EML = ".eml"

/** The newest mails of the outbox, newest first. */
export async function listMails(folder: string, limit = 200): Promise<OutboxMail[]> {
  const files = await readdir(folder).catch(() => [])
  const names = files.filter((file) => file.endsWith(EML)).map((file) => file.slice(0, -EML.length))
  const dated = await Promise.all(names.map((name) => dateOf(folder, name)))
  const newest = dated
    .filter((mail) => mail !== null)
    .sort((a, b) => b.writtenMs - a.writtenMs)
    .slice(0, limit)
  const mails = await Promise.all(newest.map(({ name }) => readMail(folder, name)))
  return mails.filter((mail) => mail !== null)
}

/** null if it was deleted meanwhile. */
const dateOf = (folder: string, name: string) =>
  stat(path.join(folder, name + EML)).then(
    ({ mtimeMs }) => ({ name, writtenMs: mtimeMs }),
    () => null,
  )

/** One mail; null if there is none of that name. */
export async function readMail(folder: string, name: string): Promise<OutboxMail | null> {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return null
  const source = await readFile(path.join(folder, name + EML)).catch(() => null)
  if (source === null) return null
  const mail = await PostalMime.parse(source)
  return {
    name,
    to: mail.to?.map(addressOf).join(", ") ?? "",
    from: addressOf(mail.from),
    subject: mail.subject ?? "",
    sentAt: new Date(mail.date ?? 0),
    html: mail.html ?? "",
    text: mail.text ?? "",
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? "",
      type: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    })),
  }
}

const addressOf = (address: Address | undefined) =>
  address?.name ? `${address.name} <${address.address ?? ""}>` : (address?.address ?? "")
