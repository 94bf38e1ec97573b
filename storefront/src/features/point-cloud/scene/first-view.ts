import type { Spread } from "../ply/spread"
import { type Offset, turned } from "./orbit"

export const FIELD_OF_VIEW_DEG = 50

/** Seen from the front left and from above, as one looks at a model on a table. */
const ANGLE = { right: (-115 * Math.PI) / 180, up: (24 * Math.PI) / 180 }
/** The view is a little closer than a ball round all points asks for: scenes are flatter than balls. */
const CLOSER = 0.95

export interface FirstView {
  target: Offset
  offset: Offset
  /** Half the extent of the scene in metres. */
  radius: number
}

/** The view in which all of the points that don't stray can be seen. `aspect` is the picture's width by its height. */
export function firstView({ low, high }: Spread, aspect: number): FirstView {
  const middle = (axis: 0 | 1 | 2) => (low[axis] + high[axis]) / 2
  const radius = Math.max(0.5, Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2)
  const half = ((FIELD_OF_VIEW_DEG / 2) * Math.PI) / 180
  const narrower = aspect < 1 ? Math.atan(Math.tan(half) * aspect) : half
  const distance = (radius / Math.sin(narrower)) * CLOSER
  return { target: [middle(0), middle(1), middle(2)], offset: turned([distance, 0, 0], ANGLE), radius }
}
