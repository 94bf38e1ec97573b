import ipaddr from "ipaddr.js"

/** All of IPv6 that is given out: the rest isn't told apart by name, `::127.0.0.1` for one, which some systems take for this machine. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3")

/**
 * Whether an IP address is one of the internet's: not of this machine, a private network, a provider's metadata service or
 * any other range kept for a purpose. IPv6 that carries an IPv4 address counts as that one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const found = ipaddr.process(address)
  return found.range() === "unicast" && (found.kind() === "ipv4" || found.match(GLOBAL_UNICAST))
}

/** The host of an address as it is connected to: IPv6 without brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "")

/** What hinders to send to an address; null for one that may be tried. Names are looked up when something is sent. */
export function addressProblem(text: string, isPrivateAllowed: boolean): "address" | "https" | "private" | null {
  if (!URL.canParse(text)) return "address"
  const url = new URL(text)
  if (!["http:", "https:"].includes(url.protocol) || url.username || url.password) return "address"
  if (isPrivateAllowed) return null
  if (url.protocol !== "https:") return "https"
  const host = hostOf(url)
  const isPrivate = ipaddr.isValid(host)
    ? !isPublicAddress(host)
    : !host.includes(".") || /(^|\.)localhost\.?$/.test(host)
  return isPrivate ? "private" : null
}
