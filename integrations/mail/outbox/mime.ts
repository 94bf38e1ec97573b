/** One part of a mail as our own outbox writes it; no parser for mails of strangers. */
export interface MimePart {
  /** Names in lower case. */
  headers: Record<string, string>
  /** `text/plain`, without parameters. */
  type: string
  filename: string | null
  content: Buffer
  parts: MimePart[]
}

/** RFC 2047: `=?UTF-8?Q?Best=C3=A4tigung?=`; neighbouring words join without the space between. */
export const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, encoding: string, encoded: string) => {
      const isBase64 = encoding.toLowerCase() === "b"
      return (isBase64 ? Buffer.from(encoded, "base64") : quotedPrintable(encoded.replaceAll("_", " "))).toString()
    })

function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_byte, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1")
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

function contentOf(encoding: string, body: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64")
  return encoding === "quoted-printable" ? quotedPrintable(body) : Buffer.from(body, "latin1")
}

const parameter = (header: string, name: string) =>
  new RegExp(`${name}="?([^";]+)"?`, "i").exec(header)?.[1]?.trim() ?? null

/** @param source the part's bytes as latin1 text */
export function parseMime(source: string): MimePart {
  const end = /\r?\n\r?\n/.exec(source)
  const headers = headersOf(end ? source.slice(0, end.index) : source)
  const body = end ? source.slice(end.index + end[0].length) : ""
  const contentType = headers["content-type"] ?? "text/plain"
  const boundary = parameter(contentType, "boundary")
  const filename = parameter(headers["content-disposition"] ?? "", "filename") ?? parameter(contentType, "name")
  return {
    headers,
    type: contentType.split(";")[0].trim().toLowerCase(),
    filename: filename && decodeWords(filename),
    content: boundary ? Buffer.alloc(0) : contentOf(headers["content-transfer-encoding"] ?? "", body),
    parts: boundary ? partsOf(body, boundary).map(parseMime) : [],
  }
}

const partsOf = (body: string, boundary: string) =>
  `\n${body}`
    .split(new RegExp(`\\r?\\n--${boundary.replace(/[^A-Za-z0-9]/g, "\\$&")}(?:--)?[ \\t]*(?:\\r?\\n|$)`))
    .slice(1, -1)

/** The part and all within it. */
export const allParts = (part: MimePart): MimePart[] => [part, ...part.parts.flatMap(allParts)]
