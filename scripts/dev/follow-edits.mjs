import { say } from "../start/stopping.mjs"

const inSeconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

/**
 * From an edit to the shop that has it: code is replaced where that is enough, else a new process takes over.
 * @param migrate brings the database to what the migrations are now
 * @returns what `editsPlugin` calls
 */
export function followEdits({ shop, failures, migrate }) {
  async function renew(isMigrated) {
    if (isMigrated) await migrate()
    const beganAtMs = performance.now()
    await shop.start()
    say(`A new process of the shop has taken over after ${inSeconds(beganAtMs)}`)
  }

  async function replace(files) {
    const beganAtMs = performance.now()
    const { swapped, kept } = await shop.swap(files)
    if (swapped.length > 0) say(`${files.join(", ")}: ${swapped.length} files anew after ${inSeconds(beganAtMs)}`)
    if (kept.length > 0) say(`${kept[0]} is read at the start of a process only, so a new one follows`)
    return kept.length > 0
  }

  async function bring(files, isMigrated) {
    const needsNew = !shop.isRunning || (await replace(files)) || isMigrated
    if (needsNew) await renew(isMigrated)
  }

  return async (thoseOf) => {
    failures.retryPages()
    for (const file of thoseOf("start")) say(`${file} is read by npm run dev alone: stop it and start it again`)
    const files = thoseOf("shop")
    if (files.length === 0) return
    try {
      await bring(files, thoseOf("migrated").length > 0)
      failures.mended()
      failures.retryPages()
    } catch (error) {
      failures.editFailed(`${files.join(", ")}: the shop goes on as before`, error)
    }
  }
}
