import ipaddr from "ipaddr.js"

/**
 * Whether an IP address is one of the internet's: not of this machine, a private network, a provider's metadata service or
 * any other range kept for a purpose. IPv6 that carries an IPv4 address counts as that one.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast"

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
