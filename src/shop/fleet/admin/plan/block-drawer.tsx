import { Button } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { SelectField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { BlockBody, StaffPlan } from "../../wire/staff-plan"
import { blockKinds } from "../../wire/staff-plan"
import { Conflicts } from "./conflicts"
import { KIND_TEXTS } from "./looks"

export interface BlockDraft {
  unit_id: string
  starts_on: string
}

interface BlockDrawerProps {
  plan: StaffPlan
  draft: BlockDraft
  onClose(): void
}

/** Takes a unit out of use; what is in the way and can't move is named. */
export function BlockDrawer({ plan, draft, onClose }: BlockDrawerProps) {
  const block = useResource<BlockBody>({
    path: "/admin/rental/blocks",
    list: "/admin",
    initial: { ...draft, ends_on: draft.starts_on, kind: "repair", note: "" },
    done: "Das Gerät ist gesperrt.",
    onDone: onClose,
  })
  const { control } = block
  const unit = plan.units.find(({ id }) => id === draft.unit_id)
  return (
    <ResourceForm as="drawer" resource={block} title="Gerät sperren" action="Sperren" onClose={onClose}>
      {unit && (
        <Button size="small" variant="secondary" className="self-start" asChild>
          <Link to={`/new-order?${new URLSearchParams({ product: unit.product_id, day: draft.starts_on })}`}>
            Stattdessen vermieten
          </Link>
        </Button>
      )}
      <SelectField
        control={control}
        label="Gerät"
        name="unit_id"
        options={plan.units.map((unit) => [unit.id, `${unit.serial_number}, ${unit.product}`])}
      />
      <SelectField
        control={control}
        label="Grund"
        name="kind"
        options={blockKinds.map((kind) => [kind, KIND_TEXTS[kind]])}
      />
      <TextField control={control} label="Erster Tag" name="starts_on" type="date" />
      <TextField control={control} label="Letzter Tag" name="ends_on" type="date" />
      <LongTextField control={control} label="Notiz" name="note" />
      <Conflicts error={block.error} plan={plan} />
    </ResourceForm>
  )
}
