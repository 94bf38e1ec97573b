import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { ActionButton } from "#admin/ui/form/action-button"
import { Notice } from "#admin/ui/section"
import type { DayRule } from "#shop/rental/rules/days/day-bars"
import type { StaffClosedDay, StaffClosedDays } from "../../wire/staff-rental-configuration"
import { CloseDaysDrawer } from "./close-days-drawer"

const thisYear = () => new Date().getFullYear()

/** On which days of a year the shop is closed: public holidays, and what staff add. */
export function ClosedDays() {
  const [year, setYear] = useState(thisYear)
  const [isAdding, setAdding] = useState(false)
  const { data, isPending, isError } = useStaffQuery<StaffClosedDays>(`/admin/rental/closed-days?year=${year}`)
  return (
    <Box
      title={`Geschlossene Tage ${year}`}
      id="closed-days"
      hint="An ihnen beginnt und endet keine Miete, und nichts ist unterwegs. Die Feiertage des Kantons kennt der Shop."
      actions={
        <>
          {[year - 1, year + 1].map((each) => (
            <Button
              key={each < year ? "before" : "after"}
              size="small"
              variant="secondary"
              disabled={each < thisYear() - 1 || each > thisYear() + 3}
              onClick={() => setYear(each)}
              aria-label={`Jahr ${each} zeigen`}
            >
              {each}
            </Button>
          ))}
          <Button size="small" onClick={() => setAdding(true)}>
            Tage schliessen
          </Button>
        </>
      }
    >
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Tage konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      <ul className="divide-y">
        {data?.rules.map((rule) => (
          <DayRuleRow key={rule.code} rule={rule} />
        ))}
        {data?.days.map((day) => (
          <ClosedDayRow key={`${day.date} ${day.id}`} day={day} today={data.today} />
        ))}
      </ul>
      {isAdding && <CloseDaysDrawer onClose={() => setAdding(false)} />}
    </Box>
  )
}

const BARS: Record<DayRule["bars"], string> = {
  start: "Kein Mietbeginn",
  end: "Kein Mietende",
  both: "Weder Beginn noch Ende",
}

const DayRuleRow = ({ rule: { code, title, refusal, bars } }: { rule: DayRule }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-2">
    <Text size="small" weight="plus" className="w-32">
      {BARS[bars]}
    </Text>
    <div className="min-w-0 flex-1 break-words">
      <Text size="small">{title}</Text>
      <Text size="small" className="text-ui-fg-subtle">
        {refusal}
      </Text>
    </div>
    <Badge size="2xsmall">Erweiterung {code.split(":")[0]}</Badge>
  </li>
)

function ClosedDayRow({ day: { id, date, name }, today }: { day: StaffClosedDay; today: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-2">
      <Text size="small" weight="plus" className="w-32">
        {dayText(date)}
      </Text>
      <Text size="small" className="min-w-0 flex-1 break-words">
        {name}
      </Text>
      {id === null ? <Badge size="2xsmall">Feiertag</Badge> : date >= today && <OpenDay id={id} date={date} />}
    </li>
  )
}

const OpenDay = ({ id, date }: { id: string; date: string }) => (
  <ActionButton
    action="Wieder öffnen"
    aria-label={`${dayText(date)} wieder öffnen`}
    path={`/admin/rental/closed-days/${id}`}
    list="/admin/rental"
    title={`${dayText(date)} wieder öffnen?`}
    question="Ab sofort können Mieten an diesem Tag beginnen und enden."
    confirmText="Öffnen"
    isHarmless
    done="Der Tag ist wieder offen."
  />
)
