import { Input, Label, Switch, Text, Textarea } from "@medusajs/ui"
import { useId } from "react"
import { Field } from "#admin/ui/form-parts"
import type { StaffDesk } from "../../wire/staff-desk"
import type { StepProps, TakeBackDraft } from "../protocol/protocol-draft"
import { lateness } from "./lateness"

interface ReturnStepProps extends StepProps<TakeBackDraft> {
  desk: StaffDesk
}

/** When it came back; what a late one costs is shown, and may be waived with a reason. */
export function ReturnStep({ desk, draft, change, error }: ReturnStepProps) {
  const waiveId = useId()
  const late = lateness(desk, draft.returnedOn)
  return (
    <>
      <Text size="small">
        Gerät <span className="font-medium">{desk.serial_number}</span>
      </Text>
      <Field label="Zurückgegeben am" name="returned_on" error={error}>
        {(props) => (
          <Input
            {...props}
            type="date"
            className="h-11"
            max={desk.today}
            value={draft.returnedOn}
            onChange={({ target }) => change({ returnedOn: target.value })}
          />
        )}
      </Field>
      {late.days > 0 && (
        <>
          <Text size="small" className="text-ui-fg-error">
            {late.text}
          </Text>
          <div className="flex min-h-11 items-center gap-x-3">
            <Switch id={waiveId} checked={draft.isWaived} onCheckedChange={(isWaived) => change({ isWaived })} />
            <Label htmlFor={waiveId} size="small" className="flex min-h-11 flex-1 items-center">
              Verspätung erlassen
            </Label>
          </div>
        </>
      )}
      {late.days > 0 && draft.isWaived && (
        <Field label="Begründung" name="waiver_reason" error={error}>
          {(props) => (
            <Textarea
              {...props}
              value={draft.waiverReason}
              onChange={({ target }) => change({ waiverReason: target.value })}
            />
          )}
        </Field>
      )}
      {draft.returnedOn < desk.ends_on && (
        <Text size="small" className="text-ui-fg-subtle">
          Vorzeitig: Das Gerät ist wieder frei, die ganze Miete bleibt geschuldet.
        </Text>
      )}
    </>
  )
}
