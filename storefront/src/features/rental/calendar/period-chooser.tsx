import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { nearDayInWords } from "#kernel/format-day"
import { type DaySelection, isSelectable, type Shortening } from "#shop/rental/rules/calendar/select-day"
import { type Shortcut, shortcutFrom, shortcutPeriod } from "#shop/rental/rules/calendar/shortcuts"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { PeriodWords } from "../components/period-words"
import { ShortenedNote } from "../components/shortened-note"
import type { FocusWish } from "./calendar-view"
import { whyNot } from "./describe-day"
import { Legend } from "./legend"
import RentalCalendar, { type RentalCalendarProps } from "./rental-calendar"
import { ShortcutBar } from "./shortcut-bar"
import { isShown, pageOf } from "./shown-days"
import "../styles/period-chooser.css"
import "./texts"
import { useStable } from "./use-stable"
import { WayOn } from "./way-on"
import { YearBar } from "./year-bar"

export interface PeriodChooserProps extends RentalCalendarProps {
  /** What became of a longer period that was asked for. */
  shortened: Shortening | null
  onStart: (day: CalendarDay) => void
  onChoose: (period: RentalPeriod) => void
  onReset: () => void
}

/** What somebody asked for and can't have. It is said until he chooses something else or turns the page. */
interface Refused {
  day: CalendarDay
  reason: string
  /** The button that asked; null for a day of the calendar. */
  shortcut: HTMLElement | null
  at: { selection: DaySelection; month: CalendarDay }
}

/** Start and end of one device's rental: shortcuts, the year at a glance, the calendar, and what was chosen in words. */
const PeriodChooser = ({ shortened, onStart, onChoose, onReset, ...calendarProps }: PeriodChooserProps) => {
  const { t } = useTranslation("rental")
  const { calendar, today, selection, month, onMonthChange, onSelect, onPoint } = calendarProps
  const [asked, setRefused] = useState<Refused | null>(null)
  const [lateStart, setLateStart] = useState<{ words: string; period: RentalPeriod } | null>(null)
  const [focus, setFocus] = useState<FocusWish | null>(null)
  const refused = asked?.at.selection === selection && asked.at.month === month ? asked : null
  const at = { selection, month }

  const turn = useStable(onMonthChange)
  const point = useStable((day: CalendarDay | null) => onPoint?.(day))
  const select = useStable((day: CalendarDay) => {
    if (calendar && !isSelectable(selection, day, calendar)) {
      const reason = t("reason.day", { day: nearDayInWords(day), why: whyNot(day, calendar, selection, t) })
      setRefused({ day, reason, shortcut: null, at })
    }
    onSelect(day)
  })
  const take = useStable((shortcut: Shortcut, button: HTMLElement) => {
    if (!calendar) return
    const name = t(`shortcut.${shortcut}`)
    const from = shortcutFrom(shortcut, calendar)
    const period = shortcutPeriod(shortcut, calendar)
    if (!period) return setRefused({ day: from, reason: t("shortcut.none", { name }), shortcut: button, at })
    const isLate = shortcut === "next-week" && period.start > from
    setLateStart(isLate ? { words: t("shortcut.late", { name, day: nearDayInWords(period.start) }), period } : null)
    onChoose(period)
  })

  const wayOn = refused && calendar && (
    <WayOn
      calendar={calendar}
      day={refused.day}
      reason={refused.reason}
      selection={refused.shortcut ? { start: null, end: null } : selection}
      onStart={(day) => {
        onStart(day)
        setFocus({ day })
      }}
      onChoose={(period) => {
        onChoose(period)
        const page = pageOf(period.start, month, today)
        setFocus({ day: isShown(period.end, page, today) ? period.end : period.start })
      }}
      onClose={() => {
        setRefused(null)
        if (refused.shortcut) refused.shortcut.focus()
        else setFocus({ day: refused.day })
      }}
    />
  )
  const isLateShown = lateStart?.period.start === selection.start && lateStart.period.end === selection.end
  return (
    <>
      <ShortcutBar isDisabled={calendar === null} onChoose={take} />
      <YearBar {...{ calendar, today, month, selection }} onGo={turn} />
      {refused?.shortcut && wayOn}
      <RentalCalendar
        {...calendarProps}
        onMonthChange={turn}
        onSelect={select}
        onPoint={point}
        focus={focus}
        note={refused && !refused.shortcut ? { day: refused.day, content: wayOn } : null}
      />
      <Legend {...{ calendar, today, month, selection }} />
      {shortened && <ShortenedNote shortened={shortened} />}
      {isLateShown && (
        <p className="late-start" role="status">
          {lateStart.words}
        </p>
      )}
      <PeriodWords calendar={calendar} selection={selection} onReset={onReset} />
    </>
  )
}

export default PeriodChooser
