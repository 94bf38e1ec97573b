import { Badge, Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { Box } from "#admin/ui/box"
import type { StaffWeekDay, StaffWeekLine } from "../../wire/staff-today"

const WAYS = {
  pickup: "Abholung",
  dispatch: "Versand",
  return: "Rückgabe",
  overdue: "Rückgabe",
  missed: "Nie übergeben",
} as const

/** What goes out and comes back in the next working days; of a day without anything there is but its name. */
export function WeekSection({ week }: { week: StaffWeekDay[] }) {
  const out = week.reduce((sum, day) => sum + day.out, 0)
  const back = week.reduce((sum, day) => sum + day.back, 0)
  return (
    <Box title="Die nächsten Arbeitstage" id="week" hint={`${out} hinaus, ${back} zurück`}>
      <ul className="divide-y">
        {week.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ul>
    </Box>
  )
}

const Day = ({ day: { day, out, back, lines } }: { day: StaffWeekDay }) => (
  <li className="px-6 py-3">
    <div className="flex flex-wrap items-center gap-3">
      <Text size="small" weight="plus" className="min-w-28">
        {dayText(day)}
      </Text>
      {lines.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          Nichts
        </Text>
      )}
      {out > 0 && <Badge size="2xsmall">{out} hinaus</Badge>}
      {back > 0 && <Badge size="2xsmall">{back} zurück</Badge>}
      {out > 0 && (
        <Button size="small" variant="transparent" className="no-print ml-auto min-h-11 md:min-h-0" asChild>
          <a href={`/admin/rental/pick-list?day=${day}`} download aria-label={`Rüstliste ${dayText(day)}`}>
            Rüstliste
          </a>
        </Button>
      )}
    </div>
    {lines.length > 0 && (
      <ul className="mt-1 flex flex-col gap-y-1">
        {lines.map((line) => (
          <Line key={line.reservation_id + line.errand} line={line} />
        ))}
      </ul>
    )}
  </li>
)

const Line = ({ line }: { line: StaffWeekLine }) => (
  <li className="txt-small grid gap-x-4 md:grid-cols-[7rem_2fr_3fr_2fr]">
    <span className={line.errand === "return" ? "text-ui-fg-subtle" : ""}>{WAYS[line.errand]}</span>
    <span className="break-words">
      {line.product}, {line.serial_number}
    </span>
    <span className="break-words">{line.customer}</span>
    <Link to={`/desk/${line.reservation_id}`} className="text-ui-fg-interactive-hover underline">
      {line.shop_number ?? "Miete"}
    </Link>
  </li>
)
