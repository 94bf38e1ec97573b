import { Button, Drawer, Text } from "@medusajs/ui"
import { useEffect, useRef } from "react"
import { Link } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { DrawerHead } from "#admin/ui/dialog-heads"
import { ActionButton } from "#admin/ui/form/action-button"
import { SelectField, SwitchField } from "#admin/ui/form/choice-fields"
import { useResource } from "#admin/ui/form/use-resource"
import { GeneralErrors } from "#admin/ui/form-parts"
import { versionOfPlace } from "../../rules/place"
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
      <Drawer.Content aria-describedby={undefined}>
        <DrawerHead title={`${KIND_TEXTS[item.kind]}: ${unit.serial_number}`} />
        <Drawer.Body className="flex flex-col gap-y-6 overflow-y-auto">
          <Facts item={item} unit={unit} />
          {item.kind === "rental" && item.order_id && (
            <RentalActions reservationId={item.id} product={unit.product} state={item.state} />
          )}
          {isOpen && <MoveForm plan={plan} item={item} unit={unit} onDone={onClose} />}
          {isOpen && item.kind !== "rental" && item.ends_on >= plan.today && (
            <div>
              <ActionButton
                action="Sperre aufheben"
                variant="danger"
                path={`/admin/rental/blocks/${item.id}`}
                list="/admin"
                done="Das Gerät ist wieder frei."
                onDone={onClose}
              />
            </div>
          )}
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
  const place = { unit_id: unit.id, is_pinned: item.is_pinned }
  const version = versionOfPlace(place)
  const move = useResource({
    path: `/admin/rental/reservations/${item.id}/move`,
    list: "/admin",
    initial: place,
    version,
    done: "Gespeichert.",
    onDone,
  })
  const { control, error, isPending, isDirty, newer, send, take } = move
  const shown = useRef(version)
  // Where nothing is typed, the form shows what the plan does; what is typed is refused if the plan isn't as it was.
  useEffect(() => {
    if (isDirty || shown.current === version) return
    shown.current = version
    take(place, version)
  })
  const units = plan.units.filter(({ product_id }) => product_id === unit.product_id)
  return (
    <div className="flex flex-col gap-y-4">
      <SelectField
        control={control}
        label="Gerät"
        name="unit_id"
        options={units.map((one) => [one.id, `${one.serial_number}${one.is_in_service ? "" : " (ausser Betrieb)"}`])}
      />
      {item.kind === "rental" && <SwitchField control={control} label="Fest auf diesem Gerät" name="is_pinned" />}
      <GeneralErrors error={error} />
      <Conflicts error={error} plan={plan} />
      <Button className="self-start" onClick={() => send()} isLoading={isPending}>
        {newer === null ? "Speichern" : "Trotzdem speichern"}
      </Button>
    </div>
  )
}
