import { Input } from "@medusajs/ui"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { FieldMessage } from "#admin/ui/form/field-frame"
import { Field } from "#admin/ui/form-parts"
import type { ProtocolDraft, StepProps } from "./protocol-draft"
import { SignaturePad } from "./signature-pad"
import { TouchSwitch } from "./touch-switch"

/** Who gives or takes it, and the signature; or why there is none. */
export function SignatureStep({ draft, change, error }: StepProps<ProtocolDraft>) {
  return (
    <>
      <Field label="Name" name="signer" error={error}>
        {(props) => (
          <Input
            {...props}
            className="h-11"
            autoComplete="off"
            value={draft.signer}
            onChange={({ target }) => change({ signer: target.value })}
          />
        )}
      </Field>
      <TouchSwitch
        label="Ohne Unterschrift"
        checked={draft.isUnsigned}
        onChange={(isUnsigned) => change({ isUnsigned })}
      />
      {draft.isUnsigned ? (
        <Field label="Begründung" name="unsigned_reason" error={error}>
          {(props) => (
            <Input
              {...props}
              className="h-11"
              value={draft.unsignedReason}
              onChange={({ target }) => change({ unsignedReason: target.value })}
            />
          )}
        </Field>
      ) : (
        <SignaturePad strokes={draft.strokes} onChange={(strokes) => change({ strokes })} />
      )}
      <FieldMessage message={fieldMessages(error, "signature").join(" ") || undefined} />
    </>
  )
}
