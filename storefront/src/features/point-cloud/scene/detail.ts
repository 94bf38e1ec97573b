/** While the picture moves a frame may take so long before it stutters, in ms; below the lower one there is room for more. */
const TOO_SLOW_MS = 40
const WANTED_MS = 28
const ROOM_MS = 20

const LEAST = 0.05
const GROWTH = 1.3

/**
 * The share of the points to draw in the next frame of a movement, after one that drew `share` of them in `frameMs`: what a
 * weak graphics card can draw without stuttering.
 */
export function nextShare(share: number, frameMs: number): number {
  if (frameMs > TOO_SLOW_MS) return Math.max(LEAST, (share * WANTED_MS) / frameMs)
  return frameMs < ROOM_MS ? Math.min(1, share * GROWTH) : share
}
