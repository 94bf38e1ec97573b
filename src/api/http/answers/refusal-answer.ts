import type { FieldMessages, Message } from "#kernel/wire/message"
import { codesOf, type Refusal } from "#platform/refusal"
import { LANGUAGE_HEADERS, type Texts, textsFor } from "#texts/texts"

/** Names every code of a refusal for programs: bodies have a `code` only where the contract does. */
const CODES_HEADER = "Refusal-Code"

interface RefusalAnswer {
  status: number
  headers: Record<string, string>
  body: Record<string, unknown>
}

const mapped = <Value, Result>(values: Record<string, Value>, to: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value)]))

const inWords = (messages: FieldMessages, texts: Texts) => mapped(messages, (list: Message[]) => list.map(texts))

/**
 * A refusal as the wire shows it, in the first language of the request that the shop speaks: the only place where it is
 * put into words.
 * @param accepted the request's `Accept-Language`
 */
export function refusalAnswer(refusal: Refusal, accepted: string | undefined): RefusalAnswer {
  const { status, headers, messages, told, extra } = refusal
  const texts = textsFor({ accepts: accepted })
  return {
    status,
    headers: { ...headers, ...LANGUAGE_HEADERS, [CODES_HEADER]: codesOf(refusal).join(", ") },
    body: { ...inWords(messages, texts), ...mapped(told, texts), ...extra },
  }
}
