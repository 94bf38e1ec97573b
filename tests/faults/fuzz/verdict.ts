import type { Received, Sent } from "./send"

/** What only the program or its database says. */
const INSIDE = [
  /\b(select|insert into|delete from) .{0,200}\b(from|where|values)\b/is,
  /\bupdate "?\w+"? set\b/i,
  /syntax error at|invalid byte sequence|invalid input syntax|violates .*constraint|(relation|column|operator) .{1,80} does not exist/i,
  /node_modules|\bat [^\n]{0,200}\.(ts|js):\d+/,
  /ECONN|Cannot read propert|is not a function|is not iterable|undefined \(reading/,
]

/** What is wrong with an answer, or null. Input is never a 5xx, and no answer shows what is inside. */
export function wrongWith({ status, text }: Received): string | null {
  if (status === 0) return `no answer: ${text}`
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  const shown = status >= 400 ? INSIDE.find((pattern) => pattern.test(text)) : undefined
  return shown ? `shows ${shown.exec(text)?.[0].slice(0, 120)}` : null
}

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}… (${text.length})` : text

/** The request, so that a person can send it again. */
export const told = ({ method, target, body }: Sent) => `${method} ${short(target, 200)} ${short(body ?? "", 300)}`
