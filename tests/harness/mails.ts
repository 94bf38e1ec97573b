import fs from "node:fs"
import path from "node:path"
import { target } from "./target"
import { until } from "./until"

export interface Mail {
  to: string
  subject: string
  /** Decoded text of all parts, one after the other: plain text, HTML, calendar. */
  text: string
  /** What names a file. */
  attachments: { filename: string; content: Buffer }[]
}

const outbox = (dataDir: string) => path.join(dataDir, "mail")

/** Files of the outbox, newest first. */
function newestFiles(dataDir: string): string[] {
  if (!fs.existsSync(outbox(dataDir))) return []
  return fs
    .readdirSync(outbox(dataDir))
    .filter((name) => name.endsWith(".eml"))
    .map((name) => path.join(outbox(dataDir), name))
    .map((file) => ({ file, writtenMs: fs.statSync(file).mtimeMs }))
    .sort((a, b) => b.writtenMs - a.writtenMs)
    .map(({ file }) => file)
}

const readMail = (file: string): Mail => parseMail(fs.readFileSync(file, "latin1"))

/** The mails in the outbox, oldest first. */
export const mails = (dataDir = target().dataDir): Mail[] => newestFiles(dataDir).reverse().map(readMail)

/** The newest mail that fits; older ones aren't opened. */
function newestMail(fits: (mail: Mail) => boolean): Mail | undefined {
  for (const file of newestFiles(target().dataDir)) {
    const mail = readMail(file)
    if (fits(mail)) return mail
  }
}

/** The folder stays: a mail may be on its way into it. */
export function forgetMails(dataDir = target().dataDir) {
  for (const file of newestFiles(dataDir)) fs.rmSync(file, { force: true })
}

/** Waits for the newest mail to `address` whose subject matches. */
export const mailTo = (address: string, subject: RegExp) =>
  until(`a mail "${subject.source}" to ${address}`, () =>
    newestMail((mail) => mail.to.toLowerCase().includes(address.toLowerCase()) && subject.test(mail.subject)),
  )

/** The first link in a mail that leads to `pathname`, as the reader would click it. */
export function linkIn(mail: Mail, pathname: string): URL {
  const links = mail.text.match(/https?:\/\/[^\s"<>]+/g) ?? []
  const found = links.map((link) => new URL(link.replaceAll("&amp;", "&"))).find((link) => link.pathname === pathname)
  if (!found) throw new Error(`No link to ${pathname} in the mail "${mail.subject}"`)
  return found
}

function parseMail(raw: string): Mail {
  const [head, ...body] = raw.split(/\r?\n\r?\n/)
  const headers = unfolded(head)
  const parts = partsOf(headers, body.join("\n\n"))
  return {
    to: [headers.to, headers.cc].filter(Boolean).join(", "),
    subject: decodeWords(headers.subject ?? ""),
    text: parts.filter(isText).map(textOf).join("\n"),
    attachments: parts.flatMap(({ headers: { "content-disposition": disposition }, content }) => {
      const [, filename] = /filename="?([^";]+)"?/.exec(disposition ?? "") ?? []
      return filename === undefined ? [] : [{ filename, content }]
    }),
  }
}

interface Part {
  headers: Record<string, string>
  content: Buffer
}

const isText = ({ headers }: Part) => /^text\/|^$/.test(headers["content-type"] ?? "")
const textOf = ({ content }: Part) => content.toString("utf8")

/** The parts that aren't made of parts themselves. */
function partsOf(headers: Record<string, string>, body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers["content-type"] ?? "")?.[1]
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => {
        const [head, ...rest] = part.replace(/^\r?\n/, "").split(/\r?\n\r?\n/)
        return partsOf(unfolded(head), rest.join("\n\n"))
      })
  const encoding = headers["content-transfer-encoding"]?.toLowerCase()
  if (encoding === "base64") return [{ headers, content: Buffer.from(body, "base64") }]
  if (encoding === "quoted-printable")
    return [{ headers, content: Buffer.from(fromQuotedPrintable(body.replace(/=\r?\n/g, "")), "utf8") }]
  return [{ headers, content: Buffer.from(body, "latin1") }]
}

function unfolded(head: string): Record<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  )
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8")

/** RFC 2047: `=?UTF-8?Q?Best=C3=A4tigung?=`. */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_match, kind, word) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : fromQuotedPrintable(word.replaceAll("_", " ")),
    )
