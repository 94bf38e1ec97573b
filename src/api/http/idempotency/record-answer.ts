import type { MedusaResponse } from "@medusajs/framework/http"
import { DISPOSITION } from "#platform/file-name"
import type { GivenAnswer } from "#platform/idempotency/kept"

/** What of an answer belongs to it, whoever sends it and when. */
const HEADERS = ["content-type", DISPOSITION, "content-language", "location", "refusal-code", "retry-after"]

function headersOf(response: MedusaResponse): Record<string, string> {
  const given = HEADERS.map((name) => [name, response.getHeader(name)] as const)
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

const bytesOf = (chunk: unknown, encoding: unknown): Buffer | null => {
  if (typeof chunk === "string") return Buffer.from(chunk, typeof encoding === "string" ? (encoding as "utf8") : "utf8")
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null
}

/** Tells `keep` the whole answer before its end is sent; what it throws is its own. */
export function recordAnswer(response: MedusaResponse, keep: (answer: GivenAnswer) => Promise<void>) {
  type Parts = unknown[]
  const write = response.write.bind(response) as (...parts: Parts) => boolean
  const end = response.end.bind(response) as (...parts: Parts) => MedusaResponse
  const chunks: Buffer[] = []
  let isEnding = false
  const take = ([chunk, encoding]: Parts) => {
    const bytes = bytesOf(chunk, encoding)
    if (bytes) chunks.push(bytes)
  }
  response.write = ((...parts: Parts) => {
    take(parts)
    return write(...parts)
  }) as typeof response.write
  response.end = ((...parts: Parts) => {
    if (isEnding) return response
    isEnding = true
    take(parts)
    const answer = { status: response.statusCode, headers: headersOf(response), body: Buffer.concat(chunks) }
    keep(answer).finally(() => end(...parts))
    return response
  }) as typeof response.end
}
