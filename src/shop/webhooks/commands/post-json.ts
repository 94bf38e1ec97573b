import { lookup } from "node:dns"
import http from "node:http"
import https from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { hostOf, isPublicAddress } from "../rules/public-address"

interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** From the look-up of the name to the answer's head. */
  timeoutMs: number
  isPrivateAllowed: boolean
}

class PrivateAddressError extends Error {
  constructor() {
    super("private_address")
  }
}

/** The address that is connected to is the one that was looked at: a name may lead elsewhere the next time. */
const publicAddresses: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateAddressError(), [])
    if (options.all) return callback(null, addresses)
    callback(null, addresses[0].address, addresses[0].family)
  })

/**
 * Sends JSON and waits for the head of the answer; what follows it isn't read, and no redirection is followed.
 * @returns the answer's status
 * @throws Error for whoever can't be reached, a code: `timeout`, `private_address`, `no_answer`, or of the system such as `ECONNREFUSED`
 */
export function postJson({ url: text, headers, body, timeoutMs, isPrivateAllowed }: Post): Promise<number> {
  const url = new URL(text)
  const host = hostOf(url)
  if (!isPrivateAllowed && isIP(host) && !isPublicAddress(host)) return Promise.reject(new PrivateAddressError())
  const { request } = url.protocol === "https:" ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      agent: false,
      headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isPrivateAllowed && { lookup: publicAddresses }),
    })
    sent.on("response", (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sent.on("error", (error: NodeJS.ErrnoException) => reject(new Error(problemOf(error))))
    // A connection may end without either: whoever changes the protocol (101) gives no answer that anybody waits for.
    sent.on("close", () => reject(new Error("no_answer")))
    sent.end(body)
  })
}

const problemOf = (error: NodeJS.ErrnoException) => {
  if (error.name === "TimeoutError" || error.name === "AbortError") return "timeout"
  return error.code ?? error.message
}
