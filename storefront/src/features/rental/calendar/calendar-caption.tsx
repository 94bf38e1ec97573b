import { type MonthCaptionProps, useDayPicker } from "react-day-picker"
import { useTranslation } from "react-i18next"
import { Icon } from "@/components/icon"
import { useIsHydrated } from "@/lib/page/hydrated"

/** The months in words, and the ways to those before and after. */
export const CalendarCaption = ({ children }: MonthCaptionProps) => {
  const { t } = useTranslation("rental")
  const isHydrated = useIsHydrated()
  const { previousMonth, nextMonth, goToMonth } = useDayPicker()
  const turns = [
    { month: previousMonth, label: t("calendar.previous"), icon: "left" },
    { month: nextMonth, label: t("calendar.next"), icon: "right" },
  ] as const
  return (
    <div className="cal-h">
      <strong>{children}</strong>
      {turns.map(({ month, label, icon }) => (
        <button
          key={label}
          className="btn-ic"
          type="button"
          aria-label={label}
          aria-disabled={month && isHydrated ? undefined : true}
          onClick={() => month && goToMonth(month)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
