import { Text } from "@medusajs/ui"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { staffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { FilterSelect } from "#admin/ui/filter-select"
import { addDays, calendarDay } from "#kernel/calendar-day"
import type { NewOrderFacts } from "../../wire/staff-order"
import { DeviceTable, Turner } from "./device-table"
import { deliveryChoices, type LineDraft, rentalLine } from "./order-draft"

interface DeviceBoxProps {
  customerId: string
  /** Where somebody came from: a free day of a device on the plan. */
  wished: { product: string; day: string }
  onAdd(line: LineDraft): void
  /** Tells what the devices may be had with. */
  children(facts: NewOrderFacts): React.ReactNode
}

/** What can be rented when, brought in the way that is chosen. */
export function DeviceBox({ customerId, wished, onAdd, children }: DeviceBoxProps) {
  const [from, setFrom] = useState(wished.day)
  const [way, setWay] = useState("")
  const asked = Object.entries({ from, delivery: way, customer: customerId }).filter(([, value]) => value !== "")
  const { data: facts, isError } = useQuery({
    ...staffQuery<NewOrderFacts>(`/admin/new-order?${new URLSearchParams(asked)}`),
    placeholderData: keepPreviousData,
  })
  if (isError) return <Text size="small">Die Geräte konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Text>
  if (!facts) return <Text size="small">Wird geladen …</Text>
  const turn = (days: number) => setFrom(addDays(calendarDay(facts.from), days))
  const device = Math.max(
    facts.devices.findIndex(({ id }) => id === wished.product),
    0,
  )
  return (
    <>
      <Box
        title="Gerät und Zeitraum"
        id="order-devices"
        hint="Ersten und letzten Tag in einer Zeile wählen, mit der Maus oder mit Pfeiltasten und Enter. Zahl: freie Geräte."
        actions={
          <>
            <FilterSelect label="Lieferung" value={facts.delivery} options={deliveryChoices(facts)} onChange={setWay} />
            <Turner onTurn={turn} />
          </>
        }
      >
        <DeviceTable
          key={`${facts.from} ${facts.delivery}`}
          facts={facts}
          initial={{ device, day: 0 }}
          onPick={({ id, name }, start, end) => onAdd(rentalLine({ id, name, delivery: facts.delivery }, start, end))}
        />
      </Box>
      {children(facts)}
    </>
  )
}
