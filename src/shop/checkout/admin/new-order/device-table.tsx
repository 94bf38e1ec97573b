import { type KeyboardEvent, useRef, useState } from "react"
import { dayText, nearDayText } from "#admin/lib/days"
import type { NewOrderFacts } from "../../wire/staff-order"

interface Cell {
  device: number
  day: number
}

/** The first click of a rental; it stays while the table is turned to the day of the second. */
export interface FirstDay {
  device: string
  day: string
}

interface DeviceTableProps {
  facts: NewOrderFacts
  /** Where the keyboard is. */
  initial: Cell
  first: FirstDay | null
  onFirst(first: FirstDay | null): void
  onPick(device: NewOrderFacts["devices"][number], start: string, end: string): void
}

const STEPS: Record<string, Partial<Cell>> = {
  ArrowLeft: { day: -1 },
  ArrowRight: { day: 1 },
  ArrowUp: { device: -1 },
  ArrowDown: { device: 1 },
}
const LOOKS = ["bg-ui-bg-disabled text-ui-fg-subtle", "bg-ui-tag-orange-bg text-ui-tag-orange-text"] as const

/** Devices by days with the units that are free: two clicks in a row, or arrows and Enter, are a rental. One stop of the Tab key. */
export function DeviceTable({ facts, initial, first, onFirst, onPick }: DeviceTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(initial)
  const { devices, days } = facts
  const pick = (cell: Cell) => {
    setAt(cell)
    const [device, { day }] = [devices[cell.device], days[cell.day]]
    if (first?.device !== device.id) return onFirst({ device: device.id, day })
    const [start, end] = [first.day, day].sort()
    onPick(device, start, end)
    onFirst(null)
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") onFirst(null)
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1)
    const cell = {
      device: within(at.device + (step.device ?? 0), devices.length),
      day: within(at.day + (step.day ?? 0), days.length),
    }
    setAt(cell)
    table.current?.querySelector<HTMLElement>(`[data-cell="${cell.device}-${cell.day}"]`)?.focus()
  }
  const isBetween = (device: string, { day }: NewOrderFacts["days"][number]) => {
    if (first?.device !== device) return false
    const [start, end] = [first.day, devices[at.device].id === device ? days[at.day].day : first.day].sort()
    return day >= start && day <= end
  }
  return (
    <div className="isolate overflow-x-auto">
      <table ref={table} className="txt-compact-xsmall w-full border-collapse" aria-label="Freie Geräte pro Tag">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-ui-bg-base px-3 py-1 text-left">
              Gerät
            </th>
            {days.map(({ day, is_working_day }) => (
              <th
                key={day}
                scope="col"
                className={`px-0 py-1 font-normal ${is_working_day ? "" : "bg-ui-bg-subtle text-ui-fg-subtle"}`}
              >
                {nearDayText(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {devices.map((device, row) => (
            <tr key={device.id} className="border-t">
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-40 truncate bg-ui-bg-base px-3 text-left font-medium"
                title={device.name}
              >
                {device.name}
              </th>
              {device.free.map((free, column) => (
                <td key={days[column].day} className="p-0">
                  <button
                    type="button"
                    data-cell={`${row}-${column}`}
                    tabIndex={at.device === row && at.day === column ? 0 : -1}
                    aria-label={`${device.name}, ${dayText(days[column].day)}: ${free} frei`}
                    aria-pressed={first?.device === device.id && first.day === days[column].day}
                    className={`h-8 w-full min-w-9 ${isBetween(device.id, days[column]) ? "bg-ui-tag-blue-bg text-ui-tag-blue-text" : (LOOKS[free] ?? "")}`}
                    onClick={() => pick({ device: row, day: column })}
                    onMouseEnter={() => first?.device === device.id && setAt({ device: row, day: column })}
                  >
                    {free}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
