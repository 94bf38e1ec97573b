import type { RequestHandler } from "express"

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const OWN_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Whether a request comes from this machine and means it. The name guards against a site elsewhere that lets its own name
 * lead here, in the browser of somebody who works with the demo.
 */
export const isFromHere = (remoteAddress: string | undefined, host: string | undefined): boolean =>
  LOOPBACK.test(remoteAddress ?? "") && OWN_NAMES.test(host ?? "")

/** For others there is nothing here. Forwarded addresses don't count: a proxy's client is somewhere else. */
export const onlyHere: RequestHandler = ({ socket, headers }, _response, next) => {
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined
  if (!isForwarded && isFromHere(socket.remoteAddress, headers.host)) next()
  else next("router")
}
