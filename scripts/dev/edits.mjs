import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { ROOT } from "../lib/root.mjs"

/** Editors write a file in several steps, and several files at a time. */
const SETTLED_MS = 40

/** What the shop's process is made of. */
const PLACES = [
  "src",
  "integrations",
  "extensions",
  "shop.config.ts",
  "medusa-config.ts",
  "package.json",
  "storefront/src",
]

const NOBODYS = /\/__tests__\/|\.(md|snap)$/
const ADMINS = /^(src\/(admin|shop\/[^/]+\/admin)|extensions\/[^/]+\/admin)\//
const MIGRATED = /^src\/(links|migration-scripts|shop\/[^/]+\/data\/(.+\/)?migrations)\/|^extensions\/.+\/migrations\//
const WITH_US = /^(package\.json$|integrations\/[^/]+\/sandbox\/)/

/**
 * Whose matter an edit is: the `shop`'s process has it, the database is `migrated` by it, or it is read at the `start` of
 * development mode. Both Vites see what is theirs by themselves.
 */
export function concernsOf(file) {
  if (NOBODYS.test(file)) return []
  const isShops = !file.startsWith("storefront/") && !ADMINS.test(file) && !WITH_US.test(file)
  return [isShops && "shop", MIGRATED.test(file) && "migrated", WITH_US.test(file) && "start"].filter(Boolean)
}

/**
 * Watches the sources with Vite's own watcher, also after Vite was started again.
 * @param onEdits is given a function that names the edited files of a concern, relative to the repository's root; one call
 *   at a time
 */
export function editsPlugin(onEdits) {
  const edited = new Set()
  let isBusy = false

  async function tell() {
    if (isBusy) return
    isBusy = true
    await sleep(SETTLED_MS)
    while (edited.size > 0) {
      const files = [...edited]
      edited.clear()
      await onEdits((concern) => files.filter((file) => concernsOf(file).includes(concern)))
    }
    isBusy = false
  }

  return {
    name: "shop-edits",
    configureServer({ watcher }) {
      watcher.add(PLACES.map((place) => path.join(ROOT, place)))
      watcher.on("all", (event, file) => {
        if (!["add", "change", "unlink"].includes(event)) return
        edited.add(path.relative(ROOT, file).replaceAll("\\", "/"))
        tell()
      })
    },
  }
}
