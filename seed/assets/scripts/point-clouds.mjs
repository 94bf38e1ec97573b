// Makes the sample point clouds of product pages that are not there yet, each with its preview: node point-clouds.mjs DIR
// About a million points, 18 and 11 MB each, two seconds each; the same bytes every time.

import { existsSync, mkdirSync, renameSync } from "node:fs"
import path from "node:path"
import { writePreview } from "./preview.mjs"
import { scan, scenes, writePly } from "./scan.mjs"

const FILES = { fassade: "street", dachstuhl: "hall", heizzentrale: "engine" }

const [folder] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

/** Under its name only once it is whole. */
function write(target, writer) {
  if (existsSync(target)) return
  const unfinished = `${target}.${process.pid}`
  writer(unfinished)
  renameSync(unfinished, target)
}

for (const [file, scene] of Object.entries(FILES)) {
  const targets = [path.join(folder, `${file}.ply`), path.join(folder, `${file}.preview.ply`)]
  if (targets.every(existsSync)) continue
  const scanned = scan(scenes[scene])
  write(targets[0], (unfinished) => writePly(unfinished, scanned, scene))
  write(targets[1], (unfinished) => writePreview(unfinished, scanned, scene))
}
