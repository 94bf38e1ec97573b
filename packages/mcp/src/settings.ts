export interface Settings {
  /** Of the shop, without a slash at its end. */
  origin: string
  /** A customer's login. */
  token?: string
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * @param env `SHOP_ORIGIN`, and `SHOP_TOKEN` of who orders
 * @throws Error that names the variable and what is wrong with it, never its value
 */
export function readSettings({ SHOP_ORIGIN, SHOP_TOKEN }: NodeJS.ProcessEnv): Settings {
  const token = SHOP_TOKEN?.trim() || undefined
  if (!SHOP_ORIGIN?.trim())
    throw new Error("SHOP_ORIGIN is missing: the address of the shop, as https://shop.example.ch")
  const url = URL.canParse(SHOP_ORIGIN.trim()) ? new URL(SHOP_ORIGIN.trim()) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error("SHOP_ORIGIN is no address that starts with https://")
  if (url.username || url.pathname !== "/" || url.search || url.hash)
    throw new Error("SHOP_ORIGIN is more than the origin of a shop, as https://shop.example.ch")
  if (token && url.protocol === "http:" && !LOOPBACK.test(url.hostname))
    throw new Error("SHOP_ORIGIN has to start with https:// where SHOP_TOKEN is set: anybody could read the login")
  if (token && !/^[\x21-\x7e]+$/.test(token)) throw new Error("SHOP_TOKEN is no login: it has characters that none has")
  return { origin: url.origin, token }
}
