import { isIPv6 } from "node:net"
import type { MedusaRequest } from "@medusajs/framework/http"

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first 64 bits of an IPv6 address: what one customer of a provider is given. */
function network(address: string): string {
  const [head, tail = ""] = address.split("%")[0].toLowerCase().split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail === "" ? [] : tail.split(":")
  const zeros = address.includes("::") ? Array<string>(8 - before.length - after.length).fill("0") : []
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":")
}

/** Where a request comes from, for limits: an IPv4 address or an IPv6 network. Proxies count as `TRUST_PROXY` says. */
export function clientAddress(req: Pick<MedusaRequest, "ip">): string {
  const address = req.ip ?? ""
  const [, ipv4] = IPV4_IN_IPV6.exec(address) ?? []
  if (ipv4) return ipv4
  return isIPv6(address) ? network(address) : address
}
