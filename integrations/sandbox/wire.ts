import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"

export interface SandboxRequest {
  method: string
  /** Without the query. */
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  /** As it came; "" without a body. */
  text: string
}

export interface SandboxAnswer {
  status: number
  headers?: Record<string, string>
  /** Sent as JSON; text as HTML, a buffer as it is. */
  body: unknown
}

export async function readBody(incoming: IncomingMessage): Promise<SandboxRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const url = new URL(incoming.url ?? "/", "http://sandbox")
  return {
    method: incoming.method ?? "GET",
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: incoming.headers,
    text: Buffer.concat(chunks).toString("utf8"),
  }
}

/** The request's body as JSON, undefined if it isn't any. */
export function jsonOf({ text }: SandboxRequest): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function payload({ body }: SandboxAnswer): { type: string; text: string | Buffer } {
  if (Buffer.isBuffer(body)) return { type: "application/octet-stream", text: body }
  if (typeof body === "string") return { type: "text/html; charset=utf-8", text: body }
  return { type: "application/json", text: JSON.stringify(body) }
}

export function send(response: ServerResponse, answer: SandboxAnswer) {
  const { type, text } = payload(answer)
  response.writeHead(answer.status, { "content-type": type, ...answer.headers })
  response.end(text)
}

/** Half the answer under the headers of the whole, as when a connection breaks. */
export function cutOff(response: ServerResponse, answer: SandboxAnswer) {
  const { type, text } = payload(answer)
  const half = text.slice(0, Math.floor(text.length / 2))
  response.writeHead(answer.status, { "content-type": type, ...answer.headers })
  response.end(half)
}
