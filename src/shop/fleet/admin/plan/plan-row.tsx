import { type MouseEvent, memo } from "react"
import { addDays, calendarDay } from "#kernel/calendar-day"
import type { PlannedItem, PlannedUnit } from "../../wire/staff-plan"
import { HATCHED, longText, lookOf, NAME_WIDTH, shortText, unitText } from "./looks"
import { columnsOf, isFound, type PlannedRow, visiblePart } from "./plan-geometry"

interface PlanRowProps {
  row: PlannedRow
  place: { top: number; height: number; width: number }
  days: number
  dayWidth: number
  from: string
  today: string
  search: string
  onOpen(item: PlannedItem, unit: PlannedUnit): void
  onBlock(unit: PlannedUnit, day: string): void
}

/** One unit with its bars. A double click on a free day begins a block there; the button above the plan does so too. */
export const PlanRow = memo(({ row, place, days, dayWidth, from, today, search, onOpen, onBlock }: PlanRowProps) => {
  const { unit, items } = row
  const begin = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const column = Math.floor((clientX - currentTarget.getBoundingClientRect().left - NAME_WIDTH) / dayWidth)
    if (column >= 0) onBlock(unit, addDays(calendarDay(from), column))
  }
  return (
    <li className="absolute left-0 border-b" style={place} onDoubleClick={begin}>
      <div
        className="sticky left-0 z-10 flex h-full flex-col justify-center border-r bg-ui-bg-base px-3"
        style={{ width: NAME_WIDTH }}
      >
        <span className="txt-compact-small-plus truncate">{unit.serial_number}</span>
        <span className="txt-compact-xsmall truncate text-ui-fg-subtle" title={unitText(unit)}>
          {unitText(unit)}
        </span>
      </div>
      {items.map((item) => (
        <Bar
          key={item.id}
          item={item}
          geometry={{ days, dayWidth, from, today }}
          isFound={isFound(item, search)}
          onOpen={() => onOpen(item, unit)}
        />
      ))}
    </li>
  )
})

interface BarProps {
  item: PlannedItem
  geometry: { days: number; dayWidth: number; from: string; today: string }
  isFound: boolean
  onOpen(): void
}

function Bar({ item, geometry: { days, dayWidth, from, today }, isFound: found, onOpen }: BarProps) {
  const { rent, occupied } = columnsOf(item, from, today)
  const [whole, middle] = [visiblePart(occupied, days), visiblePart(rent, days)]
  if (!whole) return null
  const place = ({ first, count }: { first: number; count: number }) => ({
    left: NAME_WIDTH + first * dayWidth,
    width: count * dayWidth,
  })
  return (
    <>
      <div className="pointer-events-none absolute inset-y-2 rounded" style={{ ...place(whole), ...HATCHED }} />
      <button
        type="button"
        aria-label={longText(item)}
        title={longText(item)}
        onClick={onOpen}
        onDoubleClick={(event) => event.stopPropagation()}
        className={`txt-compact-xsmall absolute inset-y-1.5 truncate rounded border px-1 text-left ${lookOf(item)} ${found ? "ring-2 ring-ui-border-interactive" : ""}`}
        style={place(middle ?? whole)}
      >
        {shortText(item)}
      </button>
    </>
  )
}
