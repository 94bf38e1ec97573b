/** From the point looked at to the eye, in metres; z is up. */
export type Offset = readonly [x: number, y: number, z: number]

/** Never quite from above or below, where left and right have no meaning. */
const STEEPEST = (85 * Math.PI) / 180

/** Turns the eye round the point looked at: `right` anticlockwise seen from above, `up` towards the zenith, in radians. */
export function turned([x, y, z]: Offset, { right, up }: { right: number; up: number }): Offset {
  const distance = Math.hypot(x, y, z)
  const azimuth = Math.atan2(y, x) + right
  const elevation = Math.min(STEEPEST, Math.max(-STEEPEST, Math.asin(z / distance) + up))
  const level = distance * Math.cos(elevation)
  return [level * Math.cos(azimuth), level * Math.sin(azimuth), distance * Math.sin(elevation)]
}

/** Brings the eye nearer (`factor` below 1) or further away, within limits in metres. */
export function zoomed([x, y, z]: Offset, factor: number, [nearest, furthest]: [number, number]): Offset {
  const distance = Math.hypot(x, y, z)
  const scale = Math.min(furthest, Math.max(nearest, distance * factor)) / distance
  return [x * scale, y * scale, z * scale]
}
