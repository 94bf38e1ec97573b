import texts from "@words/customer/timeline.json"
import { useTranslation } from "react-i18next"
import { calendarDay } from "#kernel/calendar-day"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { Icon } from "@/components/icon"
import { addTexts } from "@/lib/i18n"
import { useShop } from "@/lib/shop"
import type { Order } from "../order"
import { type TimelineStep, timelineOf } from "./timeline"

addTexts("timeline", texts)

const inWords = (when: NonNullable<TimelineStep["when"]>) =>
  typeof when === "string" ? dayInWords(when) : periodInWords(when)

/** What there is to say of a step beside its day. */
function useHint(order: Order) {
  const { t } = useTranslation("timeline")
  return ({ name, state, reached, isLate, isInTime }: TimelineStep): string | null => {
    if (isLate) return t("late")
    if (reached) return t("reached", reached)
    if (name === "confirmed") return t("mailed")
    if (state === "done") return null
    if (isInTime) return t("inTime")
    if (name !== "paid") return null
    if (order.monthly) return t("monthly")
    return order.hasInvoice ? t("billed") : null
  }
}

/** Where an order stands: shapes and words say it, colours only help. */
const Timeline = ({ order }: { order: Order }) => {
  const { t } = useTranslation("timeline")
  const { today } = useShop()
  const hintOf = useHint(order)
  return (
    <ol className="tl">
      {timelineOf(order, calendarDay(today)).map((step) => {
        const hint = hintOf(step)
        return (
          <li key={step.name} className={step.state} aria-current={step.state === "now" ? "step" : undefined}>
            {step.state === "done" && <Icon name="check" />}
            <div>
              <b>
                {t(`step.${step.name}`)}
                {step.state !== "todo" && <span className="vh">{t(`state.${step.state}`)}</span>}
              </b>
              {step.when && <span>{inWords(step.when)}</span>}
              {hint && <span className={step.isLate ? "late" : undefined}>{hint}</span>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

export default Timeline
