import { Input, Label, Switch, Text } from "@medusajs/ui"
import { useId } from "react"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { Field } from "#admin/ui/form-parts"
import type { ProtocolDraft, StepProps } from "./protocol-draft"
import { SignaturePad } from "./signature-pad"

/** Who gives or takes it, and the signature; or why there is none. */
export function SignatureStep({ draft, change, error }: StepProps<ProtocolDraft>) {
  const id = useId()
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
      <div className="flex min-h-11 items-center gap-x-3">
        <Switch id={id} checked={draft.isUnsigned} onCheckedChange={(isUnsigned) => change({ isUnsigned })} />
        <Label htmlFor={id} size="small" className="flex min-h-11 flex-1 items-center">
          Ohne Unterschrift
        </Label>
      </div>
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
      {fieldMessages(error, "signature").map((message) => (
        <Text key={message} size="small" role="alert" className="text-ui-fg-error">
          {message}
        </Text>
      ))}
    </>
  )
}
