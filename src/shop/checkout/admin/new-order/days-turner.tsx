import { Button, Input } from "@medusajs/ui"
import { useState } from "react"
import { addDays, type CalendarDay, calendarDay, parseCalendarDay } from "#kernel/calendar-day"

interface DaysTurnerProps {
  today: string
  /** The first day that is shown. */
  from: string
  onTurn(from: CalendarDay): void
}

const WEEK = 7
const FARTHEST_DAYS = 3 * 365

/** Leads the table to other days: a week on or back, or to a day that is typed. */
export function DaysTurner({ today, from, onTurn }: DaysTurnerProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const last = addDays(calendarDay(today), FARTHEST_DAYS)
  const turn = (days: number) => {
    setTyped(null)
    onTurn(addDays(calendarDay(from), days))
  }
  // A year that is being typed begins with noughts.
  const type = (text: string) => {
    setTyped(text)
    const day = parseCalendarDay(text)
    if (day !== null && day >= today && day <= last) onTurn(day)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        type="date"
        size="small"
        aria-label="Ab Tag"
        min={today}
        max={last}
        value={typed ?? from}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <Button type="button" size="small" variant="secondary" onClick={() => turn(-WEEK)}>
        Früher
      </Button>
      <Button type="button" size="small" variant="secondary" onClick={() => turn(WEEK)}>
        Später
      </Button>
    </div>
  )
}
