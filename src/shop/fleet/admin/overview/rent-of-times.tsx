import { Text } from "@medusajs/ui"
import { nearDayText } from "#admin/lib/days"
import { Box } from "#admin/ui/box"
import { amountWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { RentOfTime, StaffOverview } from "../../wire/staff-overview"
import { Bar } from "../reports/bar"
import { monthText } from "../reports/report-figures"

/** Rent of this week and month next to those before. */
export const RentOfTimes = ({ weeks, months }: Pick<StaffOverview, "weeks" | "months">) => (
  <Box
    title="Miete je Woche und Monat in CHF"
    id="rent-of-times"
    hint="Exkl. MWST, nach den Tagen, an denen das Gerät gebraucht wird; die laufende Woche und der laufende Monat ganz, mit dem, was gebucht ist."
  >
    <div className="grid grid-cols-1 gap-x-6 px-6 py-4 md:grid-cols-2">
      <Times
        label="Wochen"
        times={weeks}
        nameOf={(start, isFirst) => (isFirst ? "Diese Woche" : `ab ${nearDayText(start)}`)}
      />
      <Times
        label="Monate"
        times={months}
        nameOf={(start, isFirst) => (isFirst ? "Dieser Monat" : monthText(start.slice(0, 7)))}
      />
    </div>
  </Box>
)

interface TimesProps {
  label: string
  times: RentOfTime[]
  nameOf(start: string, isFirst: boolean): string
}

function Times({ label, times, nameOf }: TimesProps) {
  const most = Math.max(1, ...times.map(({ rent }) => fromWireMoney(rent)))
  return (
    <ul aria-label={label} className="flex flex-col gap-y-2 py-2">
      {times.map(({ start, rent }, index) => (
        <li key={start} className="grid grid-cols-[7rem_1fr_6rem] items-center gap-x-3">
          <Text size="small" weight={index === 0 ? "plus" : "regular"}>
            {nameOf(start, index === 0)}
          </Text>
          <Bar percent={(89 * fromWireMoney(rent)) / most} />
          <Text size="small" weight={index === 0 ? "plus" : "regular"} className="text-right">
            {amountWithRappen(fromWireMoney(rent))}
          </Text>
        </li>
      ))}
    </ul>
  )
}
