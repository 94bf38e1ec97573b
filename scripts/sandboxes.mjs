// The stand-ins for bexio and Zefix alone, for other containers: they listen on the loopback only, so their ports are lent.
import net from "node:net"
import path from "node:path"
import { loadTypeScript } from "./lib/typescript.mjs"

const PORTS = { BEXIO_BASE_URL: 9101, ZEFIX_BASE_URL: 9102 }

for (const name of Object.keys(process.env)) if (/^(BEXIO|ZEFIX)_/.test(name)) delete process.env[name]
process.env.SHOP_MODE = "demo"
const { startSandboxes } = loadTypeScript("src/server/sandboxes.ts")
const sandboxes = await startSandboxes(path.resolve(import.meta.dirname, ".."))

const lenders = Object.entries(PORTS).map(([name, port]) => {
  const target = new URL(process.env[name])
  const lend = (visitor) => {
    const neighbour = net.connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [visitor, neighbour],
      [neighbour, visitor],
    ])
      from.on("error", () => to.destroy()).pipe(to)
  }
  process.stdout.write(`${name}=http://<this host>:${port}\n`)
  return net.createServer(lend).listen(port)
})
const stop = async () => {
  for (const lender of lenders) lender.close()
  await sandboxes.stop()
  process.exit(0)
}
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop())
