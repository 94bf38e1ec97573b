import type { PointBatch } from "../ply/ply-decoder"
import type { PlyFault } from "../ply/ply-error"
import type { Spread } from "../ply/spread"

/** What the file turned out to hold. */
export interface CloudFacts {
  pointCount: number
  hasColour: boolean
  hasIntensity: boolean
  /** In an order in which every part shows the whole scene. */
  isShuffled: boolean
}

/** Why there is nothing to see: `network` the file didn't come, else what is wrong with it. */
export type LoadFault = PlyFault | "network"

/** From the worker to the page. */
export type LoadMessage =
  | { kind: "facts"; facts: CloudFacts }
  | { kind: "points"; batch: PointBatch; spread?: Spread }
  | { kind: "done" }
  | { kind: "failed"; fault: LoadFault }
