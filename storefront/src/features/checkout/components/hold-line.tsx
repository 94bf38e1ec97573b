import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "@/components/icon"
import { MarkedText } from "@/components/text/marked-text"
import { toast } from "@/lib/toast"
import type { Hold } from "../api/hold"
import "../checkout.css"

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`

/** How long the periods are held, or that they aren't; the clock itself isn't read out every second. */
const HoldWords = ({ hold: { secondsLeft, isPartial }, periodCount }: { hold: Hold; periodCount: number }) => {
  const { t } = useTranslation("checkout")
  if (secondsLeft === 0 || isPartial)
    return <span role="status">{t(secondsLeft === 0 ? "hold.expired" : "hold.partial")}</span>
  return (
    <MarkedText
      text={t("hold.running", { count: periodCount, time: asClock(secondsLeft ?? 0) })}
      marks={{
        time: (clock) => (
          <span key="time" className="num" role="timer">
            {clock}
          </span>
        ),
      }}
    />
  )
}

/** The hold with the way to more time, in a place that is kept until the shop has answered. */
export const HoldLine = ({ hold, periodCount }: { hold: Hold; periodCount: number }) => {
  const { t } = useTranslation("checkout")
  const line = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { renew } = hold
  const extend = async () => {
    if (!renew || isBusy) return
    setIsBusy(true)
    const { isError, data } = await renew()
    setIsBusy(false)
    if (isError) return toast(t("hold.renewFailed"), "err")
    // The button goes until there is more time to be had.
    const focused = document.activeElement
    if (focused === document.body || focused === button.current) line.current?.focus()
    // Where less is held than was asked for, the line says so itself.
    if (data?.expires_in_s && data.not_held.length === 0) toast(t("hold.renewed"))
  }
  if (hold.secondsLeft === null) return <div className="hold" />
  return (
    <div className="note hold">
      <Icon name="info" />
      <p ref={line} tabIndex={-1}>
        <HoldWords hold={hold} periodCount={periodCount} />{" "}
        {renew && (
          <button
            type="button"
            ref={button}
            className="link-b"
            aria-busy={isBusy || undefined}
            onClick={() => void extend()}
          >
            {t("hold.renew")}
          </button>
        )}
      </p>
    </div>
  )
}
