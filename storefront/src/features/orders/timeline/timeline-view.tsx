import texts from "@words/customer/timeline.json"
import { useTranslation } from "react-i18next"
import { calendarDay } from "#kernel/calendar-day"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { StepList } from "@/components/order-steps/step-list"
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

/** Where an order stands. */
const Timeline = ({ order }: { order: Order }) => {
  const { t } = useTranslation("timeline")
  const { today } = useShop()
  const hintOf = useHint(order)
  const steps = timelineOf(order, calendarDay(today)).map((step) => ({
    ...step,
    title: t(`step.${step.name}`),
    when: step.when && inWords(step.when),
    hint: hintOf(step),
  }))
  return <StepList steps={steps} />
}

export default Timeline
