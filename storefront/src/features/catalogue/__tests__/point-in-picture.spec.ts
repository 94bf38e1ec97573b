import { expect, it } from "vitest"
import { pointInPicture } from "../components/gallery/point-in-picture"

const WIDE = { x: 100, y: 50, width: 1000, height: 300 }
const HIGH = { x: 0, y: 0, width: 300, height: 1000 }
const PICTURE = { width: 1600, height: 1200 }

it.each([
  ["the middle of a wide frame", { x: 600, y: 200 }, WIDE, { x: 0.5, y: 0.5 }],
  ["the picture's left edge in it", { x: 400, y: 50 }, WIDE, { x: 0, y: 0 }],
  ["the picture's right edge in it", { x: 800, y: 350 }, WIDE, { x: 1, y: 1 }],
  ["beside the picture", { x: 110, y: 200 }, WIDE, { x: 0, y: 0.5 }],
  ["the middle of a high frame", { x: 150, y: 500 }, HIGH, { x: 0.5, y: 0.5 }],
  ["above the picture", { x: 75, y: 10 }, HIGH, { x: 0.25, y: 0 }],
])("%s is that part of the picture", (_case, point, frame, part) =>
  expect(pointInPicture(point, frame, PICTURE)).toEqual(part),
)
