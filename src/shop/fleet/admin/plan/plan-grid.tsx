import { useVirtualizer } from "@tanstack/react-virtual"
import { useRef } from "react"
import { calendarDay, dayDifference } from "#kernel/calendar-day"
import type { PlannedItem, PlannedUnit, StaffPlan } from "../../wire/staff-plan"
import { NAME_WIDTH } from "./looks"
import { rowsOf } from "./plan-geometry"
import { DayShades, PlanHeader } from "./plan-header"
import { PlanRow } from "./plan-row"

const ROW_HEIGHT = 44

interface PlanGridProps {
  plan: StaffPlan
  search: string
  dayWidth: number
  onOpen(item: PlannedItem, unit: PlannedUnit): void
  onBlock(unit: PlannedUnit, day: string): void
}

/** Units below each other, days next to each other. Only the rows in sight exist, however many units there are. */
export function PlanGrid({ plan, search, dayWidth, onOpen, onBlock }: PlanGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = rowsOf(plan, search)
  const days = dayDifference(calendarDay(plan.from), calendarDay(plan.to)) + 1
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  })
  const width = NAME_WIDTH + days * dayWidth
  return (
    <section
      ref={scroller}
      className="relative isolate max-h-[70vh] overflow-auto"
      aria-label="Plan der Geräte"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
    >
      <div style={{ width }}>
        <PlanHeader plan={plan} days={days} dayWidth={dayWidth} />
        <ul className="relative" style={{ height: virtual.getTotalSize() }}>
          <DayShades plan={plan} days={days} dayWidth={dayWidth} />
          {virtual.getVirtualItems().map(({ index, start }) => (
            <PlanRow
              key={rows[index].unit.id}
              row={rows[index]}
              place={{ top: start, height: ROW_HEIGHT, width }}
              days={days}
              dayWidth={dayWidth}
              from={plan.from}
              today={plan.today}
              search={search}
              onOpen={onOpen}
              onBlock={onBlock}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
