import http from "node:http"
import { target } from "../harness/target"

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })

export interface RawCall {
  method: string
  /** As it is in the request's first line: nothing is tidied up, as `fetch` does. */
  path: string
  headers?: http.OutgoingHttpHeaders
  body?: string
}

/** A request as no browser would send it. */
export function rawCall({ method, path, headers, body = "" }: RawCall): Promise<{ status: number; text: string }> {
  const { hostname: host, port } = new URL(target().baseUrl)
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host, port, agent, method, path, headers: { ...headers, "content-length": Buffer.byteLength(body) } },
      (response) => {
        let text = ""
        response.setEncoding("utf8")
        response.on("data", (chunk) => (text += chunk))
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }))
        response.on("error", reject)
      },
    )
    request.on("error", reject)
    request.end(body)
  })
}
