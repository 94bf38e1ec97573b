import { Input, Select, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
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
  const [body, setBody] = useState<BlockBody>({ ...draft, ends_on: draft.starts_on, kind: "repair", note: "" })
  const { mutate, error, isPending } = useStaffChange<{ id: string }>("/admin/rental")
  const change = (part: Partial<BlockBody>) => setBody((before) => ({ ...before, ...part }))
  const save = () =>
    mutate(
      { method: "POST", path: "/admin/rental/blocks", body },
      {
        onSuccess: () => {
          toast.success("Das Gerät ist gesperrt.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm title="Gerät sperren" action="Sperren" isPending={isPending} onSend={save} onClose={onClose}>
      <Field label="Gerät" name="unit_id" error={error}>
        {(props) => (
          <Select value={body.unit_id} onValueChange={(unit_id) => change({ unit_id })}>
            <Select.Trigger {...props}>
              <Select.Value placeholder="Auswählen" />
            </Select.Trigger>
            <Select.Content>
              {plan.units.map((unit) => (
                <Select.Item key={unit.id} value={unit.id}>
                  {unit.serial_number}, {unit.product}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
      <Field label="Grund" name="kind" error={error}>
        {(props) => (
          <Select value={body.kind} onValueChange={(kind) => change({ kind: kind as BlockBody["kind"] })}>
            <Select.Trigger {...props}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {blockKinds.map((kind) => (
                <Select.Item key={kind} value={kind}>
                  {KIND_TEXTS[kind]}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
      <Field label="Erster Tag" name="starts_on" error={error}>
        {(props) => (
          <Input
            {...props}
            type="date"
            required
            value={body.starts_on}
            onChange={({ target }) => change({ starts_on: target.value })}
          />
        )}
      </Field>
      <Field label="Letzter Tag" name="ends_on" error={error}>
        {(props) => (
          <Input
            {...props}
            type="date"
            required
            value={body.ends_on}
            onChange={({ target }) => change({ ends_on: target.value })}
          />
        )}
      </Field>
      <Field label="Notiz" name="note" error={error}>
        {(props) => <Textarea {...props} value={body.note} onChange={({ target }) => change({ note: target.value })} />}
      </Field>
      <GeneralErrors error={error} />
      <Conflicts error={error} plan={plan} />
    </DrawerForm>
  )
}
