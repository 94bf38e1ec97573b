import { addDays, type CalendarDay, calendarDay, dayDifference, weekday } from "#kernel/calendar-day"
import type { StaffPlan } from "../../wire/staff-plan"
import { NAME_WIDTH } from "./looks"

interface PlanDays {
  plan: StaffPlan
  days: number
  dayWidth: number
}

const MONTHS = ["Jan.", "Feb.", "März", "April", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."]
/** Narrower columns have room for Mondays only. */
const ROOM_FOR_EACH_DAY = 22

const daysOf = ({ plan, days }: PlanDays): CalendarDay[] =>
  Array.from({ length: days }, (_, index) => addDays(calendarDay(plan.from), index))

/** Months above days; stays in sight while the rows scroll. */
export function PlanHeader(props: PlanDays) {
  const { plan, dayWidth } = props
  const all = daysOf(props)
  return (
    <div className="sticky top-0 z-20 border-b bg-ui-bg-base" style={{ height: 44 }} aria-hidden>
      {all.map((day, index) => {
        const isMonth = index === 0 || day.endsWith("-01")
        const isShown = dayWidth >= ROOM_FOR_EACH_DAY || weekday(day) === 1
        return (
          <div key={day} className="absolute top-0" style={{ left: NAME_WIDTH + index * dayWidth }}>
            {isMonth && (
              <div className="txt-compact-xsmall-plus whitespace-nowrap pl-1 pt-1">
                {MONTHS[Number(day.slice(5, 7)) - 1]} {day.slice(0, 4)}
              </div>
            )}
            {isShown && (
              <div
                className={`txt-compact-xsmall absolute top-6 pl-1 ${day === plan.today ? "font-semibold text-ui-fg-interactive-hover" : "text-ui-fg-subtle"}`}
              >
                {Number(day.slice(8))}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Weekends and closed days behind all rows, and a line for today. */
export function DayShades(props: PlanDays) {
  const { plan, dayWidth } = props
  const closed = new Map(plan.closed_days.map(({ date, name }) => [date, name]))
  const column = (index: number) => ({ left: NAME_WIDTH + index * dayWidth, width: dayWidth })
  const today = dayDifference(calendarDay(plan.from), calendarDay(plan.today))
  return (
    <li className="pointer-events-none absolute inset-0" aria-hidden>
      {daysOf(props).map((day, index) =>
        weekday(day) > 5 || closed.has(day) ? (
          <div
            key={day}
            className={`absolute inset-y-0 ${closed.has(day) ? "bg-ui-bg-component-hover" : "bg-ui-bg-subtle"}`}
            style={column(index)}
            title={closed.get(day)}
          />
        ) : null,
      )}
      {today >= 0 && today < props.days && (
        <div
          className="absolute inset-y-0 border-l-2 border-ui-border-interactive"
          style={{ left: column(today).left }}
        />
      )}
    </li>
  )
}
