import { spawn } from "node:child_process"
import { once } from "node:events"
import { ROOT, shopEnvironment } from "../harness/settings"

interface Place {
  databaseUrl: string
  dataDir: string
  archiveDir?: string
}
const SCRIPTS = {
  migrate: ["scripts/migrate.mjs"],
  backup: ["scripts/backup.mjs"],
  restore: ["scripts/restore.mjs"],
  "base-backup": ["scripts/recovery/run.mjs", "base-backup"],
  recover: ["scripts/recovery/run.mjs", "recover"],
  drill: ["scripts/recovery/run.mjs", "drill"],
}
type Script = keyof typeof SCRIPTS

/** Starts `npm run` one of them of a shop at this place, at the machine's time. */
export function startBackupScript(script: Script, { databaseUrl, dataDir, archiveDir = "" }: Place, ...args: string[]) {
  const child = spawn(process.execPath, [...SCRIPTS[script], ...args], {
    cwd: ROOT,
    env: { ...process.env, ...shopEnvironment(databaseUrl, 9000, dataDir), ARCHIVE_DIR: archiveDir, SHOP_NOW: "" },
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk))
  const ended = once(child, "close").then(([code]) => ({ code, output }))
  return {
    ended,
    stop() {
      child.kill("SIGTERM")
      return ended
    },
  }
}

/** Runs one of them to its end. */
export const runBackupScript = (script: Script, place: Place, ...args: string[]) =>
  startBackupScript(script, place, ...args).ended
