import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import "../../gallery-texts"
import "../../turntable.css"
import { DEGREES_OF_A_FRAME, frameOfKey, placeOf, stepsOfDrag, turned } from "./turning"

export interface TurntableProps {
  /** Address of the sheet of all frames. */
  frames: string
  name: string
  onClose: () => void
}

/** The thing in the picture's place, turned by dragging or by keys, as a slider of its angle. It never moves by itself. */
const Turntable = ({ frames, name, onClose }: TurntableProps) => {
  const { t } = useTranslation("gallery")
  const hintId = useId()
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; frame: number } | null>(null)
  const [frame, setFrame] = useState(0)
  const [sheet, setSheet] = useState<"loading" | "ready" | "failed">("loading")
  const degrees = frame * DEGREES_OF_A_FRAME

  useEffect(() => {
    stage.current?.focus()
    const picture = new Image()
    picture.src = frames
    picture.decode().then(
      () => setSheet("ready"),
      () => setSheet("failed"),
    )
  }, [frames])

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === "Escape") return onClose()
    const next = frameOfKey(frame, event.key)
    if (next === null) return
    event.preventDefault()
    setFrame(next)
  }
  const take = (event: PointerEvent<HTMLDivElement>) => {
    grip.current = { x: event.clientX, frame }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = ({ clientX }: PointerEvent) => {
    if (grip.current) setFrame(turned(grip.current.frame, stepsOfDrag(clientX - grip.current.x)))
  }
  const release = () => {
    grip.current = null
  }

  return (
    <div className="turn">
      <div
        ref={stage}
        className={sheet === "ready" ? "turn-stage turn-ready" : "turn-stage"}
        style={
          sheet === "ready" ? { backgroundImage: `url("${frames}")`, backgroundPosition: placeOf(frame) } : undefined
        }
        role="slider"
        tabIndex={0}
        aria-label={t("turn.label", { name })}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={360 - DEGREES_OF_A_FRAME}
        aria-valuenow={degrees}
        aria-valuetext={t("turn.degrees", { degrees })}
        onKeyDown={press}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <p id={hintId} className="turn-hint" role="status">
        {t(`turn.${sheet}`)}
      </p>
    </div>
  )
}

export default Turntable
