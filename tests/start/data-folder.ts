import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { onTestFinished } from "vitest"

/** A `DATA_DIR` for one test; readable on its way, as the postgres account has to enter it. */
export function dataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shop-start-"))
  fs.chmodSync(folder, 0o755)
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
