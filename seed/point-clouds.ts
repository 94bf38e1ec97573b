import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"

const SCRIPT = path.join(__dirname, "assets/scripts/point-clouds.mjs")

/**
 * Makes the point clouds offered as sample data in `DATA_DIR/media/sample-data`, served under `/media`: too big for the
 * repository, quick to compute. In a process of its own, so that the database is filled meanwhile.
 */
export async function makePointClouds(dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, path.join(dataDir, "media/sample-data")])
}
