// A lighter form of a scan for looking at it in the browser: PLY with coordinates as whole steps of a grid, in an order in
// which every part shows the whole scene.

import { closeSync, openSync, writeSync } from "node:fs"

const STRIDE = 10
const STEPS = 65_535

/** A fixed order that looks like none (Fisher-Yates with a small generator), so that the same scan gives the same bytes. */
function shuffled(count) {
  const order = Uint32Array.from({ length: count }, (_, index) => index)
  let state = 0x9e3779b9
  for (let last = count - 1; last > 0; last--) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const other = (state >>> 0) % (last + 1)
    const kept = order[last]
    order[last] = order[other]
    order[other] = kept
  }
  return order
}

function gridOf(positions, count) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let at = 0; at < count * 3; at++) {
    low[at % 3] = Math.min(low[at % 3], positions[at])
    high[at % 3] = Math.max(high[at % 3], positions[at])
  }
  return { origin: low, step: Math.max(...high.map((value, axis) => value - low[axis])) / STEPS }
}

/** Writes `{ n, P, I, C }` of scan.mjs. The grid's step is the longest side by 65535: 1 to 2 mm for a building. */
export function writePreview(file, { n, P, I, C }, name) {
  const { origin, step } = gridOf(P, n)
  const header = `ply\nformat binary_little_endian 1.0\ncomment synthetic terrestrial laser scan: ${name}\ncomment grid ${origin.join(" ")} ${step}
comment shuffled
element vertex ${n}\nproperty ushort x\nproperty ushort y\nproperty ushort z\nproperty uchar intensity
property uchar red\nproperty uchar green\nproperty uchar blue\nend_header\n`
  const points = Buffer.allocUnsafe(n * STRIDE)
  shuffled(n).forEach((from, index) => {
    const at = index * STRIDE
    for (let axis = 0; axis < 3; axis++)
      points.writeUInt16LE(Math.round((P[from * 3 + axis] - origin[axis]) / step), at + axis * 2)
    points[at + 6] = I[from] >> 8
    for (let tone = 0; tone < 3; tone++) points[at + 7 + tone] = C[from * 3 + tone]
  })
  const target = openSync(file, "w")
  writeSync(target, header)
  writeSync(target, points)
  closeSync(target)
}
