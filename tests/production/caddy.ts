import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import { freePort } from "../harness/ports"
import { DATA_DIR, ROOT } from "../harness/settings"
import { until } from "../harness/until"

const INSTALLED = ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"]
export const findCaddy = () => INSTALLED.find((file) => fs.existsSync(file))

const NAMED = "server-1:9000 server-2:9000"

/** Caddy with deploy/caddy/Caddyfile as it is, but for where the servers are, and without a certificate. */
export async function startCaddy(upstreams: string[]) {
  const program = findCaddy()
  if (!program) throw new Error("There is no Caddy on this computer")
  const port = await freePort()
  const folder = path.join(DATA_DIR, "caddy")
  fs.mkdirSync(folder, { recursive: true })
  const written = fs.readFileSync(path.join(ROOT, "deploy/caddy/Caddyfile"), "utf8")
  if (!written.includes(NAMED)) throw new Error(`deploy/caddy/Caddyfile doesn't name ${NAMED}`)
  const there = written.replace(NAMED, upstreams.map((url) => new URL(url).host).join(" "))
  fs.writeFileSync(path.join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${there}`)
  const baseUrl = `http://127.0.0.1:${port}`
  const log = fs.openSync(path.join(folder, "caddy.log"), "w")
  const child = spawn(program, ["run", "--config", "Caddyfile"], {
    cwd: folder,
    env: { ...process.env, SHOP_HOST: baseUrl, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", log, log],
  })
  fs.closeSync(log)
  const isReady = () =>
    fetch(`${baseUrl}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until("Caddy", isReady)
  return {
    baseUrl,
    async stop() {
      const gone = once(child, "exit")
      child.kill("SIGKILL")
      await gone
    },
  }
}
