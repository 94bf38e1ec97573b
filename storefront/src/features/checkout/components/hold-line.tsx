import { useTranslation } from "react-i18next"
import { Note } from "@/components/note"
import { MarkedText } from "@/components/text/marked-text"
import type { Hold } from "../api/hold"

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`

interface HoldLineProps {
  hold: Pick<Hold, "secondsLeft" | "isPartial">
  /** Another has one of the periods: nothing can be ordered until it is replaced. */
  isLost: boolean
  periodCount: number
}

/** How long the periods are held, or that they aren't; the clock itself isn't read out every second. */
export const HoldLine = ({ hold: { secondsLeft, isPartial }, isLost, periodCount }: HoldLineProps) => {
  const { t } = useTranslation("checkout")
  if (isLost)
    return (
      <Note kind="err">
        <p>{t("hold.lost")}</p>
      </Note>
    )
  if (secondsLeft === null) return null
  if (secondsLeft === 0 || isPartial)
    return (
      <p className="fine" role="status">
        {t(secondsLeft === 0 ? "hold.expired" : "hold.partial")}
      </p>
    )
  return (
    <p className="fine">
      <MarkedText
        text={t("hold.running", { count: periodCount, time: asClock(secondsLeft) })}
        marks={{
          time: (clock) => (
            <span key="time" className="num" role="timer">
              {clock}
            </span>
          ),
        }}
      />
    </p>
  )
}
