/** Why a file can't be shown: not a point cloud as we read them, cut off, more points than a browser should hold. */
export type PlyFault = "format" | "truncated" | "size"

export class PlyError extends Error {
  override name = "PlyError"
  constructor(
    readonly fault: PlyFault,
    message: string,
  ) {
    super(message)
  }
}
