import { inSpan, SpanKind, traceParent } from "./spans"

interface OutgoingCall {
  method: string
  url: string
  /** The path without what it is about, such as `/2.0/kb_order/{id}`. */
  template: string
}

/**
 * Sends a request as part of the trace, whose name goes with it. Neither query nor headers are noted, nor what the path is filled with.
 * @param send with these headers besides its own
 */
export function outgoing<Answer extends { status: number }>(
  { method, url, template }: OutgoingCall,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(url)
  const attributes = {
    "http.request.method": method,
    "url.template": template,
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
  }
  return inSpan(`${method} ${template}`, { kind: SpanKind.CLIENT, attributes }, async (tell) => {
    const traceparent = traceParent()
    const answer = await send(traceparent ? { traceparent } : {})
    const { status } = answer
    tell({ "http.response.status_code": status, ...(status >= 400 && { "error.type": String(status) }) })
    return answer
  })
}
