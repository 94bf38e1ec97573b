// Makes the sample point clouds of product pages that are not there yet: node point-clouds.mjs DIR
// About a million points and 18 MB each, two seconds each; the same bytes every time.

import { existsSync, mkdirSync, renameSync } from "node:fs"
import path from "node:path"
import { scan, scenes, writePly } from "./scan.mjs"

const FILES = { "fassade.ply": "street", "dachstuhl.ply": "hall", "heizzentrale.ply": "engine" }

const [folder] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const [file, scene] of Object.entries(FILES)) {
  const target = path.join(folder, file)
  if (existsSync(target)) continue
  const unfinished = `${target}.${process.pid}`
  writePly(unfinished, scan(scenes[scene]), scene)
  renameSync(unfinished, target)
}
