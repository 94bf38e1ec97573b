import type { IncomingMessage, ServerResponse } from "node:http"
import { refusalAnswer } from "#api/http/answers/refusal-answer"
import { notFound } from "#platform/refusal"

interface JsonAnswer {
  headers: Record<string, string>
  body: object
}

const IN_MEDUSAS_WORDS = { headers: {}, body: { type: "not_found", message: "Not found" } }

/** Answers of the API are JSON in the contract's words, those of Medusa's areas JSON in its own. */
function jsonFor(url: string, accepted: string | undefined): JsonAnswer | undefined {
  const [, area = ""] = url.split(/[/?]/, 2)
  if (/^backend$/i.test(area)) return refusalAnswer(notFound(), accepted)
  return /^(admin|auth|store|hooks|cloud)$/i.test(area) ? IN_MEDUSAS_WORDS : undefined
}

/** Answers an address at which nothing can be. */
export function answerNowhere({ method, url = "", headers }: IncomingMessage, response: ServerResponse) {
  const json = jsonFor(url, headers["accept-language"])
  const text = json ? JSON.stringify(json.body) : "Not found"
  response.writeHead(404, {
    ...json?.headers,
    "content-type": json ? "application/json; charset=utf-8" : "text/plain",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  })
  response.end(method === "HEAD" ? undefined : text)
}
