import { ROOT } from "../lib/root.mjs"
import { schemaFingerprint } from "../lib/schema.mjs"
import { loadTypeScript } from "../lib/typescript.mjs"

/** Longer than what ends in order takes; what still keeps it, such as a Redis that is away, isn't waited for. */
const STOP_MS = 22_000

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

  let shop
  try {
    const { startShop } = loadTypeScript("src/server/main.ts")
    shop = await startShop({ root: ROOT, schema: schemaFingerprint(), ...options })
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
    setTimeout(() => process.exit(1), shop.env.drainMs + STOP_MS).unref()
    shop.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop)
  process.on("disconnect", stop)
}
