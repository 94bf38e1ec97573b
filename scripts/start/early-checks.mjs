import net from "node:net"
import { tryPort } from "../lib/ports.mjs"
import { StartError } from "../lib/start-error.mjs"

const CONNECT_MS = 5_000

const PORT_MESSAGES = {
  EADDRINUSE: (port) => `PORT ${port} is already in use; set PORT to a free one.`,
  EACCES: (port) => `PORT ${port} may not be used by this account; set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is no address of this computer.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is no address of this computer.`,
}

/** @throws StartError if the shop could not listen there */
export async function requirePort(port, host) {
  try {
    await tryPort(port, host)
  } catch (error) {
    throw new StartError(PORT_MESSAGES[error.code]?.(port, host) ?? `PORT ${port} can't be used: ${error.message}`)
  }
}

/** @throws StartError if nothing accepts connections where the variable points */
export function requireReachable(databaseUrl, variable = "DATABASE_URL") {
  const { hostname, port } = new URL(databaseUrl)
  const where = { host: hostname || "localhost", port: Number(port || 5432) }
  return new Promise((resolve, reject) => {
    const fail = (why) =>
      reject(new StartError(`${variable}: the database at ${where.host}:${where.port} can't be reached (${why}).`))
    const socket = net.connect({ ...where, timeout: CONNECT_MS })
    socket.once("connect", () => resolve(socket.destroy()))
    socket.once("timeout", () => fail("no answer", socket.destroy()))
    socket.once("error", (error) => fail(error.code ?? error.message))
  })
}

/** Before anything is installed; whether the value is valid is checked later, with all others. */
export async function checkPort({ PORT = "9000", HOST = "127.0.0.1" }) {
  if (/^\d+$/.test(PORT) && Number(PORT) > 0 && Number(PORT) < 65536)
    await requirePort(Number(PORT), HOST || "127.0.0.1")
}

/** The same for the database, if it isn't the embedded one. */
export async function checkDatabase({ DATABASE_URL, DATABASE_DIRECT_URL }) {
  for (const [variable, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }))
    if (url && URL.canParse(url)) await requireReachable(url, variable)
}
