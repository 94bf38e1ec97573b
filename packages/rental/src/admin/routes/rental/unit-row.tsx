import { Button, StatusBadge, Table } from "@medusajs/ui"
import type { DeskUnit, UnitRental } from "../../../desk/units"
import { useDesk } from "../../use-units"

interface Props {
  unit: DeskUnit
  rental: UnitRental | undefined
  today: string
}

function standingOf({ unit, rental, today }: Props) {
  if (!rental) return unit.is_in_service ? (["green", "Free"] as const) : (["grey", "Out of service"] as const)
  if (rental.kind !== "rental") return ["grey", "Blocked"] as const
  if (rental.status === "reserved") return ["blue", "Reserved"] as const
  return rental.end_day < today ? (["red", "Late"] as const) : (["orange", "Out"] as const)
}

export const UnitRow = (props: Props) => {
  const { unit, rental } = props
  const desk = useDesk()
  const [color, words] = standingOf(props)
  const act = (step: "hand-over" | "return", body: object) =>
    desk.mutate({ path: `rental-reservations/${rental?.id}/${step}`, body })
  return (
    <Table.Row>
      <Table.Cell>{unit.serial_number}</Table.Cell>
      <Table.Cell>{unit.product}</Table.Cell>
      <Table.Cell>{rental && `${rental.start_day} – ${rental.end_day}`}</Table.Cell>
      <Table.Cell>{rental?.order_id}</Table.Cell>
      <Table.Cell>
        <StatusBadge color={color}>{words}</StatusBadge>
      </Table.Cell>
      <Table.Cell className="text-right">
        {rental?.kind === "rental" && rental.status === "reserved" && (
          <Button
            size="small"
            variant="secondary"
            disabled={desk.isPending}
            onClick={() => act("hand-over", { serial_number: unit.serial_number })}
          >
            Hand over
          </Button>
        )}
        {rental?.status === "handed_over" && (
          <Button size="small" variant="secondary" disabled={desk.isPending} onClick={() => act("return", {})}>
            Take back
          </Button>
        )}
      </Table.Cell>
    </Table.Row>
  )
}
