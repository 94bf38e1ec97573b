import type { IncomingMessage, ServerResponse } from "node:http"
import { refusalAnswer } from "#api/http/answers/refusal-answer"
import { notFound } from "#platform/refusal"

const IN_MEDUSAS_WORDS = { type: "not_found", message: "Not found" }

/** Answers of the API are JSON in the contract's words, those of Medusa's areas JSON in its own. */
function bodyFor(url: string, accepted: string | undefined): object | undefined {
  const [, area = ""] = url.split(/[/?]/, 2)
  if (/^backend$/i.test(area)) return refusalAnswer(notFound(), accepted).body
  return /^(admin|auth|store|hooks|cloud)$/i.test(area) ? IN_MEDUSAS_WORDS : undefined
}

/** Answers an address at which nothing can be. */
export function answerNowhere({ method, url = "", headers }: IncomingMessage, response: ServerResponse) {
  const body = bodyFor(url, headers["accept-language"])
  const text = body ? JSON.stringify(body) : "Not found"
  response.writeHead(404, {
    "content-type": body ? "application/json; charset=utf-8" : "text/plain",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  })
  response.end(method === "HEAD" ? undefined : text)
}
