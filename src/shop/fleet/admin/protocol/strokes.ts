import { blobOf } from "#admin/ui/files/scaled-photo"

/** One line of a drawing: points in shares of its width, so that it can be drawn at any size. */
export type Stroke = [x: number, y: number][]

/** Height of the field for a signature, as a share of its width. */
export const SIGNATURE_RATIO = 0.4

const INK = "#101820"
const LINE_SHARE = 0.005

/** Draws strokes over the whole width of the canvas; a lone point is a dot. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]) {
  const context = canvas.getContext("2d")
  if (!context) return
  const { width } = canvas
  context.clearRect(0, 0, width, canvas.height)
  context.lineWidth = Math.max(2, width * LINE_SHARE)
  context.lineCap = "round"
  context.lineJoin = "round"
  context.strokeStyle = INK
  for (const [first, ...rest] of strokes) {
    context.beginPath()
    context.moveTo(first[0] * width, first[1] * width)
    for (const [x, y] of rest.length > 0 ? rest : [first]) context.lineTo(x * width, y * width)
    context.stroke()
  }
}

/** The strokes as a PNG without background. */
export function strokesAsPng(strokes: readonly Stroke[]): Promise<Blob> {
  const canvas = document.createElement("canvas")
  canvas.width = 1000
  canvas.height = canvas.width * SIGNATURE_RATIO
  drawStrokes(canvas, strokes)
  return blobOf(canvas, "image/png")
}
