import { readdir, readFile, stat } from "node:fs/promises"
import path from "node:path"
import { allParts, decodeWords, type MimePart, parseMime } from "./mime"

export interface OutboxMail {
  /** Its file's name without `.eml`. */
  name: string
  to: string
  from: string
  subject: string
  sentAt: Date
  html: string
  text: string
  attachments: MimePart[]
}

const EML = ".eml"

/** The newest mails of the outbox, newest first. */
export async function listMails(folder: string, limit = 200): Promise<OutboxMail[]> {
  const files = await readdir(folder).catch(() => [])
  const names = files.filter((file) => file.endsWith(EML)).map((file) => file.slice(0, -EML.length))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, writtenMs: (await stat(path.join(folder, name + EML))).mtimeMs })),
  )
  const newest = dated.sort((a, b) => b.writtenMs - a.writtenMs).slice(0, limit)
  const mails = await Promise.all(newest.map(({ name }) => readMail(folder, name)))
  return mails.filter((mail) => mail !== null)
}

/** One mail; null if there is none of that name. */
export async function readMail(folder: string, name: string): Promise<OutboxMail | null> {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return null
  const source = await readFile(path.join(folder, name + EML), "latin1").catch(() => null)
  if (source === null) return null
  const mail = parseMime(source)
  const parts = allParts(mail)
  const inline = (type: string) =>
    parts.find((part) => part.type === type && part.filename === null && part.parts.length === 0)?.content.toString() ??
    ""
  return {
    name,
    to: mail.headers.to ?? "",
    from: decodeWords(mail.headers.from ?? ""),
    subject: decodeWords(mail.headers.subject ?? ""),
    sentAt: new Date(mail.headers.date ?? 0),
    html: inline("text/html"),
    text: inline("text/plain"),
    attachments: parts.filter((part) => part.filename !== null),
  }
}
