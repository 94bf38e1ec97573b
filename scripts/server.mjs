// The server process: registers TypeScript, starts src/server/main.ts, ends on signals and with its parent.

import { createRequire } from "node:module"
import path from "node:path"
import { schemaFingerprint } from "./lib/schema.mjs"

process.env.NODE_ENV ??= "production"
process.env.LOG_LEVEL ??= "warn"
process.env.MEDUSA_DISABLE_TELEMETRY = "true"
process.env.DISABLE_ADMIN = "true" // src/server/admin-files.ts serves it, also when its build comes later
const root = path.resolve(import.meta.dirname, "..")
process.chdir(root)

const require = createRequire(import.meta.url)
require("ts-node").register({ transpileOnly: true, swc: true, cwd: root })

const messageOf = (error) =>
  error.code === "EADDRINUSE" ? `Port ${error.port} is already in use.` : (error.message ?? String(error))

let shop
try {
  shop = await require("../src/server/main.ts").startShop({ root, schema: schemaFingerprint() })
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exit(1)
}

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  shop.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop)
process.on("disconnect", stop)
process.send?.("listening")
