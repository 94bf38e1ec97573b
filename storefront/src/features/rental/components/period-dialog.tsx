import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { canStart, type DaySelection, NOTHING_SELECTED, selectDay } from "#shop/rental/rules/calendar/select-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { useClosedDays } from "../api/closed-days"
import { bookingsCalendar } from "../calendar/bookings-calendar"
import { monthOf } from "../calendar/local-date"
import RentalCalendar from "../calendar/rental-calendar"
import { periodOf } from "../rental-offer-state"
import type { WayFrame } from "../rental-search"
import "../search-texts"
import { useSearchDays } from "../use-rental-search"
import { PeriodWords } from "./period-words"

interface ChooserProps {
  /** What is chosen already; days that the rules forbid are left out. */
  initial: DaySelection
  frame: WayFrame
  onChoose: (period: RentalPeriod) => void
}

export interface PeriodDialogProps extends ChooserProps {
  isOpen: boolean
  onClose: () => void
}

/** The rental calendar without bookings: the fixed rules and the closed days, which hold for every device. */
const PeriodChooser = ({ initial, frame: { isPickup, earliest }, onChoose }: ChooserProps) => {
  const days = useSearchDays()
  const closedDays = useClosedDays()
  const calendar = bookingsCalendar(
    { ...days, closedDays, ...NO_BOOKINGS, firstStarts: { pickup: earliest, delivery: earliest } },
    isPickup,
  )
  const [selection, setSelection] = useState<DaySelection>(
    initial.start && canStart(initial.start, calendar) ? initial : NOTHING_SELECTED,
  )
  const [month, setMonth] = useState<CalendarDay>(monthOf(selection.start ?? earliest))

  const select = (day: CalendarDay) => {
    const next = selectDay(selection, day, calendar)
    setSelection(next)
    const period = next === selection ? null : periodOf(next)
    if (period) onChoose(period)
  }
  return (
    <>
      <RentalCalendar
        calendar={calendar}
        today={days.today}
        selection={selection}
        month={month}
        onMonthChange={setMonth}
        onSelect={select}
      />
      <PeriodWords calendar={calendar} selection={selection} onReset={() => setSelection(NOTHING_SELECTED)} />
    </>
  )
}

const NO_BOOKINGS = { bookedPickupBookings: [], bookedDeliveryBookings: [] }

/** Asks for start and end in the rental calendar and closes with the end. */
const PeriodDialog = ({ isOpen, onClose, ...chooser }: PeriodDialogProps) => {
  const { t } = useTranslation(["rental", "common"])
  const cancel = (
    <Button look="2" onClick={onClose}>
      {t("common:action.close")}
    </Button>
  )
  return (
    <Dialog title={t("search.period")} isOpen={isOpen} onClose={onClose} actions={cancel}>
      <PeriodChooser {...chooser} />
    </Dialog>
  )
}

export default PeriodDialog
