import { Button, Text } from "@medusajs/ui"
import { type PointerEvent, useEffect, useRef } from "react"
import { drawStrokes, SIGNATURE_RATIO, type Stroke } from "./strokes"

const PIXELS = 1000

interface SignaturePadProps {
  strokes: Stroke[]
  onChange(strokes: Stroke[]): void
}

/** A field to sign in with finger, pen or mouse. Who can't is offered to go without it beside. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<Stroke[]>(strokes)
  useEffect(() => {
    drawn.current = strokes
    if (canvas.current) drawStrokes(canvas.current, strokes)
  }, [strokes])

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Stroke[number] => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const share = (length: number) => Math.round((length / width) * 10_000) / 10_000
    return [share(clientX - left), share(clientY - top)]
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drawn.current = [...drawn.current, [pointOf(event)]]
    drawStrokes(event.currentTarget, drawn.current)
  }
  const goOn = (event: PointerEvent<HTMLCanvasElement>) => {
    const last = drawn.current.at(-1)
    if (!last || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    last.push(pointOf(event))
    drawStrokes(event.currentTarget, drawn.current)
  }
  return (
    <div className="flex flex-col gap-y-2">
      <canvas
        ref={canvas}
        width={PIXELS}
        height={PIXELS * SIGNATURE_RATIO}
        role="img"
        aria-label={strokes.length > 0 ? "Unterschrift, gezeichnet" : "Feld für die Unterschrift, leer"}
        data-testid="signature-pad"
        className="border-ui-border-strong w-full touch-none rounded-md border bg-white"
        onPointerDown={begin}
        onPointerMove={goOn}
        onPointerUp={() => onChange(drawn.current)}
        onPointerCancel={() => onChange(drawn.current)}
      />
      <div className="flex items-center justify-between gap-2">
        <Text size="small" className="text-ui-fg-subtle">
          Mit Finger, Stift oder Maus unterschreiben.
        </Text>
        {strokes.length > 0 && (
          <Button type="button" variant="transparent" className="h-11" onClick={() => onChange([])}>
            Löschen
          </Button>
        )}
      </div>
    </div>
  )
}
