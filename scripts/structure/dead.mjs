import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { run } from "../lib/run.mjs"

/** What knip finds that nobody uses, each as one line. */
export async function findDead() {
  const knip = path.join(ROOT, "node_modules/knip/bin/knip.js")
  const args = [knip, "--reporter", "compact", "--no-exit-code", "--no-progress"]
  const output = await run("knip", process.execPath, args, { cwd: ROOT })
  return output.split("\n").filter((line) => line.includes(":"))
}
