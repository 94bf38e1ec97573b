const FRAMES = 24
const COLUMNS = 6
const ROWS = 4
const PIXELS_OF_A_FRAME = 12

export const DEGREES_OF_A_FRAME = 360 / FRAMES

/** The frame so many steps further; after the last comes the first. */
export const turned = (frame: number, steps: number) => (((frame + steps) % FRAMES) + FRAMES) % FRAMES

/** What is dragged to the right follows the pointer: its front goes to the right. */
export const stepsOfDrag = (pixels: number) => Math.round(pixels / PIXELS_OF_A_FRAME)

const STEPS_OF_KEYS = new Map([
  ["ArrowRight", 1],
  ["ArrowUp", 1],
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
  ["PageUp", FRAMES / 4],
  ["PageDown", -FRAMES / 4],
])
const FRAMES_OF_KEYS = new Map([
  ["Home", 0],
  ["End", FRAMES - 1],
])

/** Where a key leads, as a slider's: a step, a quarter, the front, the last frame; null of any other key. */
export function frameOfKey(frame: number, key: string): number | null {
  const steps = STEPS_OF_KEYS.get(key)
  return steps === undefined ? (FRAMES_OF_KEYS.get(key) ?? null) : turned(frame, steps)
}

/** A frame's place on the sheet of all, as `background-position`. */
export const placeOf = (frame: number) =>
  `${((frame % COLUMNS) / (COLUMNS - 1)) * 100}% ${(Math.floor(frame / COLUMNS) / (ROWS - 1)) * 100}%`
