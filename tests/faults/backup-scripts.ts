import { spawn } from "node:child_process"
import { once } from "node:events"
import { ROOT, shopEnvironment } from "../harness/settings"

interface Place {
  databaseUrl: string
  dataDir: string
}

/** Runs `npm run backup` or `restore` of a shop at this place, at the machine's time. */
export async function runBackupScript(command: "backup" | "restore", { databaseUrl, dataDir }: Place, file: string) {
  const child = spawn(process.execPath, [`scripts/${command}.mjs`, file], {
    cwd: ROOT,
    env: { ...process.env, ...shopEnvironment(databaseUrl, 9000, dataDir), SHOP_NOW: "" },
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk))
  const [code] = await once(child, "close")
  return { code, output }
}
