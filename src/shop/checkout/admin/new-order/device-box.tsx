import { Text } from "@medusajs/ui"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { dayText } from "#admin/lib/days"
import { staffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { FilterSelect } from "#admin/ui/filter-select"
import type { NewOrderFacts } from "../../wire/staff-order"
import { DaysTurner } from "./days-turner"
import { DeviceTable, type FirstDay } from "./device-table"
import { deliveryChoices, type LineDraft, rentalLine } from "./order-draft"

interface DeviceBoxProps {
  customerId: string
  /** Where somebody came from: a free day of a device on the plan. */
  wished: { product: string; day: string }
  onAdd(line: LineDraft): void
  /** Tells what the devices may be had with. */
  children(facts: NewOrderFacts): React.ReactNode
}

const HINT =
  "Ersten und letzten Tag in einer Zeile wählen, mit der Maus oder mit Pfeiltasten und Enter. Zahl: freie Geräte."

const FAILED = "Die Geräte dieser Tage konnten nicht geladen werden. Bitte versuchen Sie es noch einmal."

/** What can be rented when, brought in the way that is chosen. */
export function DeviceBox({ customerId, wished, onAdd, children }: DeviceBoxProps) {
  const [from, setFrom] = useState(wished.day)
  const [way, setWay] = useState("")
  const [first, setFirst] = useState<FirstDay | null>(null)
  const asked = Object.entries({ from, delivery: way, customer: customerId }).filter(([, value]) => value !== "")
  const { data, isError, refetch } = useQuery({
    ...staffQuery<NewOrderFacts>(`/admin/new-order?${new URLSearchParams(asked)}`),
    placeholderData: keepPreviousData,
  })
  // What was put together stays in sight, though other days can't be read.
  const read = useRef<NewOrderFacts>()
  if (data) read.current = data
  const facts = read.current
  if (!facts) return <Text size="small">{isError ? FAILED : "Wird geladen …"}</Text>
  const turn = (day: string) => {
    setFrom(day)
    if (isError) void refetch()
  }
  const begun = first && { ...first, name: facts.devices.find(({ id }) => id === first.device)?.name ?? "" }
  const device = Math.max(
    facts.devices.findIndex(({ id }) => id === (first?.device ?? wished.product)),
    0,
  )
  return (
    <>
      <Box
        title="Gerät und Zeitraum"
        id="order-devices"
        hint={begun ? `${begun.name} ab ${dayText(begun.day)}: jetzt den letzten Tag wählen.` : HINT}
        actions={
          <>
            <FilterSelect label="Lieferung" value={facts.delivery} options={deliveryChoices(facts)} onChange={setWay} />
            <DaysTurner today={facts.today} from={facts.from} onTurn={turn} />
          </>
        }
      >
        {isError && (
          <Text size="small" role="alert" className="px-6 py-4 text-ui-fg-error">
            {FAILED}
          </Text>
        )}
        <DeviceTable
          key={`${facts.from} ${facts.delivery}`}
          facts={facts}
          initial={{ device, day: 0 }}
          first={first}
          onFirst={setFirst}
          onPick={({ id, name }, start, end) => onAdd(rentalLine({ id, name, delivery: facts.delivery }, start, end))}
        />
      </Box>
      {children(facts)}
    </>
  )
}
