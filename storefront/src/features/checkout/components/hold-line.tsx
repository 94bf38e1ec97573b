import { useTranslation } from "react-i18next"
import { MarkedText } from "../../../components/text/marked-text"

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`

interface HoldLineProps {
  /** Null without a hold, 0 once it has run out. */
  secondsLeft: number | null
  periodCount: number
}

/** How long the periods are held; the clock itself isn't read out every second. */
export const HoldLine = ({ secondsLeft, periodCount }: HoldLineProps) => {
  const { t } = useTranslation("checkout")
  if (secondsLeft === null) return null
  if (secondsLeft === 0) {
    return (
      <p className="fine" role="status">
        {t("hold.expired")}
      </p>
    )
  }
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
