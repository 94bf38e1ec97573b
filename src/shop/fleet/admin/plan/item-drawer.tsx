import { Button, Drawer, Label, Select, Switch, Text, toast } from "@medusajs/ui"
import { useId, useState } from "react"
import { Link } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import type { PlannedItem, PlannedUnit, StaffPlan } from "../../wire/staff-plan"
import { RentalActions } from "../hand-over/rental-actions"
import { Conflicts } from "./conflicts"
import { KIND_TEXTS } from "./looks"

interface ItemDrawerProps {
  plan: StaffPlan
  item: PlannedItem
  unit: PlannedUnit
  onClose(): void
}

/** What a bar stands for, and what may be done about it: another unit while it is still to come, an end to a block. */
export function ItemDrawer({ plan, item, unit, onClose }: ItemDrawerProps) {
  const isOpen = item.state === "reserved"
  return (
    <Drawer open onOpenChange={(stays) => !stays && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>
            {KIND_TEXTS[item.kind]}: {unit.serial_number}
          </Drawer.Title>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-y-6 overflow-y-auto">
          <Facts item={item} unit={unit} />
          {item.kind === "rental" && item.order_id && (
            <RentalActions reservationId={item.id} product={unit.product} state={item.state} />
          )}
          {isOpen && <MoveForm plan={plan} item={item} unit={unit} onDone={onClose} />}
          {isOpen && item.kind !== "rental" && <EndBlock item={item} onDone={onClose} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer>
  )
}

const Facts = ({ item, unit }: { item: PlannedItem; unit: PlannedUnit }) => (
  <div className="flex flex-col gap-y-1">
    <Text size="small">{unit.product}</Text>
    <Text size="small" weight="plus">
      {periodText(item.starts_on, item.ends_on)}
    </Text>
    <Text size="small" className="text-ui-fg-subtle">
      belegt {periodText(item.occupied_from, item.occupied_to)}
    </Text>
    {item.delivery && <Text size="small">{item.delivery}</Text>}
    {item.customer && <Text size="small">{item.customer}</Text>}
    {item.note && <Text size="small">{item.note}</Text>}
    {item.order_id && (
      <Link to={`/orders/${item.order_id}`} className="txt-small text-ui-fg-interactive-hover">
        Bestellung {item.shop_number}
      </Link>
    )}
  </div>
)

interface MoveFormProps extends Omit<ItemDrawerProps, "onClose"> {
  onDone(): void
}

function MoveForm({ plan, item, unit, onDone }: MoveFormProps) {
  const [unitId, setUnitId] = useState(unit.id)
  const [isPinned, setPinned] = useState(item.is_pinned)
  const { mutate, error, isPending } = useStaffChange("/admin/rental")
  const pinId = useId()
  const save = () =>
    mutate(
      {
        method: "POST",
        path: `/admin/rental/reservations/${item.id}/move`,
        body: { unit_id: unitId, is_pinned: isPinned },
      },
      {
        onSuccess: () => {
          toast.success("Gespeichert.")
          onDone()
        },
      },
    )
  return (
    <div className="flex flex-col gap-y-4">
      <Field label="Gerät" name="unit_id" error={error}>
        {(props) => (
          <Select value={unitId} onValueChange={setUnitId}>
            <Select.Trigger {...props}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {plan.units
                .filter(({ product_id }) => product_id === unit.product_id)
                .map((one) => (
                  <Select.Item key={one.id} value={one.id}>
                    {one.serial_number}
                    {one.is_in_service ? "" : " (ausser Betrieb)"}
                  </Select.Item>
                ))}
            </Select.Content>
          </Select>
        )}
      </Field>
      {item.kind === "rental" && (
        <div className="flex items-center gap-x-2">
          <Switch id={pinId} checked={isPinned} onCheckedChange={setPinned} />
          <Label htmlFor={pinId} size="small">
            Fest auf diesem Gerät
          </Label>
        </div>
      )}
      <GeneralErrors error={error} />
      <Conflicts error={error} plan={plan} />
      <Button className="self-start" onClick={save} isLoading={isPending}>
        Speichern
      </Button>
    </div>
  )
}

function EndBlock({ item, onDone }: { item: PlannedItem; onDone(): void }) {
  const { mutate, error, isPending } = useStaffChange("/admin/rental")
  const end = () =>
    mutate(
      { method: "DELETE", path: `/admin/rental/blocks/${item.id}` },
      {
        onSuccess: () => {
          toast.success("Das Gerät ist wieder frei.")
          onDone()
        },
      },
    )
  return (
    <div className="flex flex-col gap-y-2">
      <GeneralErrors error={error} />
      <Button variant="danger" className="self-start" onClick={end} isLoading={isPending}>
        Sperre aufheben
      </Button>
    </div>
  )
}
