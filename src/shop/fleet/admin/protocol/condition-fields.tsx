import { Textarea } from "@medusajs/ui"
import { Field } from "#admin/ui/form-parts"
import { PhotosField } from "./photos-field"
import type { ProtocolDraft, StepProps } from "./protocol-draft"

/** How the unit looks, in words and photos. */
export const ConditionFields = ({ draft, change, error }: StepProps<ProtocolDraft>) => (
  <>
    <Field label="Zustand und Bemerkungen" name="note" error={error}>
      {(props) => (
        <Textarea {...props} rows={4} value={draft.note} onChange={({ target }) => change({ note: target.value })} />
      )}
    </Field>
    <PhotosField label="Foto" ids={draft.photos} onChange={(photos) => change({ photos })} error={error} />
  </>
)
