import { createRequire } from "node:module"
import path from "node:path"
import { schemaFingerprint } from "../lib/schema.mjs"

const ROOT = path.resolve(import.meta.dirname, "../..")

const messageOf = (error) =>
  error.code === "EADDRINUSE" ? `Port ${error.port} is already in use.` : (error.message ?? String(error))

/**
 * Registers TypeScript, starts src/server/main.ts, ends on signals and with its parent.
 * @param {{ isStoreOpen?: boolean, schema?: string, pagesOf?: Function }} options what no environment can ask for
 * @param describe what is said of an error that ends it
 * @returns the running shop
 */
export async function runServer(options = {}, describe = messageOf) {
  process.env.NODE_ENV ??= "production"
  process.env.LOG_LEVEL ??= "warn"
  process.env.MEDUSA_DISABLE_TELEMETRY = "true"
  process.env.DISABLE_ADMIN = "true" // src/server/admin-files.ts serves it, also when its build comes later
  process.chdir(ROOT)

  const require = createRequire(import.meta.url)
  require("ts-node").register({ transpileOnly: true, swc: true, cwd: ROOT })

  let shop
  try {
    shop = await require("../../src/server/main.ts").startShop({ root: ROOT, schema: schemaFingerprint(), ...options })
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    process.exit(1)
  }
  endWithSignals(shop)
  process.send?.("listening")
  return shop
}

function endWithSignals(shop) {
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
}
