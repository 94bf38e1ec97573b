import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import { type DaySelection, NOTHING_SELECTED } from "#shop/rental/rules/calendar/select-day"
import type { BrokenRule } from "#shop/rental/rules/calendar-rules"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { Icon } from "@/components/icon"
import { useIsHydrated } from "@/lib/page/hydrated"
import { lazyPart } from "@/lib/page/lazy-part"
import { useOpenPart } from "@/lib/page/open-part"
import type { WayFrame } from "../rental-search"
import "../search-texts"
import type { PeriodDialogProps } from "./period-dialog"
import "@/components/form/fields.css"
import "../styles/dates.css"

/** Calendar and dialog follow once somebody reaches for a date. */
export const periodDialog = lazyPart<PeriodDialogProps>(() => import("./period-dialog"))

interface DateFieldProps {
  label: string
  day: CalendarDay | null
  error: string | null
  onOpen: () => void
}

/** Looks like a field and opens the calendar: what can't be rented can't be entered. */
const DateField = ({ label, day, error, onOpen }: DateFieldProps) => {
  const { t } = useTranslation("rental")
  const id = useId()
  const isHydrated = useIsHydrated()
  const prepare = () => void periodDialog.preload().catch(() => undefined)
  return (
    <div className="f">
      <span className="lab" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className={error ? "in in-date is-wrong" : "in in-date"}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-haspopup="dialog"
        disabled={!isHydrated}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onOpen}
      >
        {day ? dayInWords(day) : <span className="muted">{t("search.choose")}</span>}
      </button>
      <div aria-live="polite">
        {error && (
          <p className="err" id={`${id}-error`}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

interface PeriodFieldsProps {
  selection: DaySelection
  /** Ways of delivery differ in Saturdays and in how soon they are. */
  frame: WayFrame
  /** Message per end of the period. */
  errors?: Partial<Record<BrokenRule["field"], string>>
  onChoose: (period: RentalPeriod) => void
}

/** 'Von' and 'Bis': two ways into one calendar. */
export const PeriodFields = ({ selection, frame, errors = {}, onChoose }: PeriodFieldsProps) => {
  const { t } = useTranslation("rental")
  const [opened, setOpened] = useState<DaySelection | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const openPart = useOpenPart()
  const open = (from: DaySelection) =>
    openPart(periodDialog, () => {
      setOpened(from)
      setIsOpen(true)
    })
  const choose = (period: RentalPeriod) => {
    setIsOpen(false)
    onChoose(period)
  }
  const { start, end } = selection
  return (
    <>
      <DateField
        label={t("search.from")}
        day={start}
        error={errors.start ?? null}
        onOpen={() => open(end ? selection : NOTHING_SELECTED)}
      />
      <DateField
        label={t("search.to")}
        day={end}
        error={errors.end ?? null}
        onOpen={() => open({ start, end: null })}
      />
      {opened && (
        <periodDialog.Later
          {...{ frame, isOpen }}
          initial={opened}
          onClose={() => setIsOpen(false)}
          onChoose={choose}
        />
      )}
    </>
  )
}
