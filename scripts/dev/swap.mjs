import { createRequire } from "node:module"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { ROOT } from "../lib/root.mjs"
import { importersIn, whatToSwap } from "./what-to-swap.mjs"

const require = createRequire(import.meta.url)
const load = (file) => require(path.join(ROOT, file))

/** Notifications of the database come back within this; until then an answer may still be the cached one. */
const HEARD_MS = 30

/** Layers that Medusa's loader adds as it is made, not as it loads: without them its routes read no query. Its count leaves them out. */
const LAYERS_OF_LOADER = 3

const isErrorHandler = ({ handle }) => handle.length === 4

/** Has everything that is cached read again, by modules that live on as well as by those that were replaced. */
async function forgetAll(container) {
  const { CHANNEL } = load("src/platform/cache/watch-sql.ts")
  await container.resolve("__pg_connection__").raw("select pg_notify(?, '')", [CHANNEL])
  await sleep(HEARD_MS)
}

/** Takes the files out of what is loaded. @returns puts them back */
function unload(files) {
  const before = new Map(files.map((file) => path.join(ROOT, file)).map((file) => [file, require.cache[file]]))
  for (const file of before.keys()) delete require.cache[file]
  return () => Object.assign(require.cache, Object.fromEntries(before))
}

/**
 * Replaces code of the running shop: routes, page data and job handlers are loaded again.
 * @param shop what `startShop` returns
 * @param pageData the object whose functions pages read
 * @returns the function that does it; whatever fails, the shop goes on as before
 */
export function swapsIn({ app, container, env }, pageData) {
  const api = globalThis.__MEDUSA_HMR_API_LOADER__
  const own = globalThis.__MEDUSA_HMR_INITIAL_STACK_LENGTH__ + LAYERS_OF_LOADER
  const router = app._router
  const behindApi = router.stack.slice(router.stack.findLastIndex(isErrorHandler) + 1)
  const { HANDLERS } = load("src/server/job-handlers.ts")

  async function replace() {
    router.stack = router.stack.slice(0, own)
    await api.load()
    router.stack.push(...behindApi)
    Object.assign(pageData, load("src/server/pages/page-data.ts").pageDataOf(container, env))
    Object.assign(HANDLERS, load("src/server/job-handlers.ts").HANDLERS)
    await forgetAll(container)
  }

  return async (edited) => {
    const { swapped, kept } = whatToSwap(edited, importersIn(require.cache, ROOT))
    if (swapped.length === 0 && !edited.some((file) => file.startsWith("src/api/"))) return { swapped, kept }
    const { stack } = router
    const putBack = unload(swapped)
    try {
      await replace()
    } catch (error) {
      putBack()
      router.stack = stack
      throw error
    }
    return { swapped, kept }
  }
}
