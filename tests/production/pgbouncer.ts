import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { findPgBouncer } from "../../scripts/lib/optional/pgbouncer.mjs"
import { takesConnections } from "../harness/connections"
import { freePort } from "../harness/ports"
import { until } from "../harness/until"

/** Fewer connections than clients, so that they really are shared. */
const POOL = 6
/** PgBouncer refuses to run as root. */
const ACCOUNT = process.getuid?.() === 0 ? ["-u", "nobody"] : []

export type PoolMode = "transaction" | "session"

const settings = (server: URL, port: number, mode: PoolMode) => `
[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = users.txt
pool_mode = ${mode}
default_pool_size = ${mode === "transaction" ? POOL : 60}
max_client_conn = 300
`

/** PgBouncer in front of a PostgreSQL server, with all of its databases. */
export async function startPgBouncer(serverUrl: string, mode: PoolMode) {
  const program = findPgBouncer()
  if (!program) throw new Error("There is no PgBouncer on this computer")
  const server = new URL(serverUrl)
  const port = await freePort()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pgbouncer-"))
  fs.chmodSync(folder, 0o755)
  fs.writeFileSync(path.join(folder, "users.txt"), `"${server.username}" "${server.password}"\n`)
  fs.writeFileSync(path.join(folder, "pgbouncer.ini"), settings(server, port, mode))
  const child = spawn(program, [...ACCOUNT, "pgbouncer.ini"], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] })
  let said = ""
  child.stderr.on("data", (chunk) => (said += chunk))
  await until("PgBouncer", () => takesConnections(port)).catch((error) => {
    throw new Error(`PgBouncer did not start:\n${said}`, { cause: error })
  })
  return {
    /** The same database by way of PgBouncer. */
    at(databaseUrl: string) {
      const url = new URL(databaseUrl)
      url.hostname = "127.0.0.1"
      url.port = String(port)
      return url.toString()
    },
    async stop() {
      const gone = once(child, "exit")
      child.kill("SIGINT")
      await gone
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
