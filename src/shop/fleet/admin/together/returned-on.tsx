import { Input, Textarea } from "@medusajs/ui"
import { Field } from "#admin/ui/form-parts"
import { ForRight } from "#admin/ui/roles/for-right"
import type { StaffHandover } from "../../wire/staff-handover"
import { givenBackLabel, lateness } from "../hand-over/lateness"
import type { StepProps } from "../protocol/protocol-draft"
import { TouchSwitch } from "../protocol/touch-switch"
import { returnedOnOf, type TogetherDraft } from "./together-draft"

interface ReturnedOnProps extends StepProps<TogetherDraft> {
  rentals: readonly StaffHandover[]
}

/** When they came back, and whether what is late is charged. */
export function ReturnedOn({ rentals, draft, change, error }: ReturnedOnProps) {
  const returnedOn = returnedOnOf(draft, rentals)
  const isLate = rentals.some((rental) => lateness(rental, returnedOn).days > 0)
  return (
    <div className="flex flex-col gap-y-4 px-4 py-4">
      <Field label={givenBackLabel(rentals)} name="returned_on" error={error}>
        {(props) => (
          <Input
            {...props}
            type="date"
            className="h-11"
            max={rentals[0]?.today}
            value={returnedOn}
            onChange={({ target }) => change({ returnedOn: target.value })}
          />
        )}
      </Field>
      {isLate && (
        <ForRight right="prices">
          <TouchSwitch
            label="Verspätung erlassen"
            checked={draft.isWaived}
            onChange={(isWaived) => change({ isWaived })}
          />
        </ForRight>
      )}
      {isLate && draft.isWaived && (
        <Field label="Begründung des Erlasses" name="waiver_reason" error={error}>
          {(props) => (
            <Textarea
              {...props}
              value={draft.waiverReason}
              onChange={({ target }) => change({ waiverReason: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
