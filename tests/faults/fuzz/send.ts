import http from "node:http"

export interface Sent {
  method: string
  /** As it is in the request's first line. */
  target: string
  headers: Record<string, string>
  body?: string
}

export interface Received {
  status: number
  type: string
  text: string
}

/** A stream that doesn't end by itself has answered with its head. */
const ENDLESS = "text/event-stream"
const PATIENCE_MS = 60_000
const KEPT = 20_000

/** Node's client refuses some characters in the first line: they go as their bytes, as other clients send them. */
const inBytes = (target: string) =>
  target.replace(/[^\x21-\xff]+/g, (part) =>
    Buffer.from(part.replace(/[\0- ]/g, encodeURIComponent)).toString("latin1"),
  )

/** Sends a target as it is: `fetch` would put its address in order first. Status 0 when the connection broke. */
export function send(
  agent: http.Agent,
  port: number,
  { method, target, headers: given, body }: Sent,
): Promise<Received> {
  // Node would send the body of a DELETE without saying how long it is.
  const headers = body === undefined ? given : { ...given, "content-length": String(Buffer.byteLength(body)) }
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, type: "", text: error.message })
    const path = inBytes(target)
    const request = http.request({ agent, host: "127.0.0.1", port, method, path, headers }, (response) => {
      const type = String(response.headers["content-type"] ?? "")
      const status = response.statusCode ?? 0
      let text = ""
      const done = () => resolve({ status, type, text })
      if (type.startsWith(ENDLESS)) {
        request.destroy()
        done()
        return
      }
      response.setEncoding("utf8")
      response.on("data", (part: string) => {
        if (text.length < KEPT) text += part
      })
      response.on("end", done)
      response.on("error", failed)
    })
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error("no answer")))
    request.on("error", failed)
    request.end(body)
  })
}
