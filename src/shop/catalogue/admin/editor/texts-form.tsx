import { Field } from "#admin/ui/form-parts"
import { ModalForm } from "#admin/ui/modal-form"
import { ListEditor } from "#admin/ui/product-fields/list-editor"
import { RichText } from "#admin/ui/rich-text/index"
import { TextField } from "#admin/ui/text-field"
import { PRODUCT_LIMITS } from "../../rules/product-limits"
import { GroupNotice } from "./group-notice"
import { type GroupFormProps, useGroupForm } from "./use-group-form"

interface HtmlFieldProps {
  label: string
  name: string
  error: Error | null
  value: string
  onChange(html: string): void
}

export const HtmlField = ({ label, name, error, value, onChange }: HtmlFieldProps) => (
  <Field label={label} name={name} error={error}>
    {(props) => <RichText {...props} label={label} value={value} onChange={onChange} />}
  </Field>
)

/** Description, scope of delivery and the sections that open. */
export function TextsForm(props: GroupFormProps) {
  const form = useGroupForm("texts", props)
  const { values, change, error } = form
  return (
    <ModalForm
      title="Texte"
      action="Speichern"
      isPending={form.isPending}
      isDirty={form.isDirty}
      error={error}
      onSend={form.save}
      onClose={props.onClose}
    >
      <GroupNotice form={form} />
      <div key={form.openedVersion} className="flex flex-col gap-y-6">
        <HtmlField
          label="Beschreibung"
          name="description"
          error={error}
          value={values.description}
          onChange={(description) => change({ description })}
        />
        <HtmlField
          label="Lieferumfang"
          name="delivery_content"
          error={error}
          value={values.delivery_content}
          onChange={(delivery_content) => change({ delivery_content })}
        />
        <ListEditor
          label="Abschnitte zum Aufklappen"
          name="accordions"
          items={values.accordions}
          most={PRODUCT_LIMITS.accordions}
          error={error}
          nameOf={({ header }, index) => (header ? `Abschnitt «${header}»` : `Abschnitt ${index + 1}`)}
          addLabel="Abschnitt hinzufügen"
          onAdd={() => ({ header: "", content: "" })}
          onChange={(accordions) => change({ accordions })}
        >
          {({ header, content }, index, set) => (
            <>
              <TextField
                label="Titel"
                name={`accordions.${index}.header`}
                error={error}
                value={header}
                onChange={(text) => set({ header: text })}
              />
              <HtmlField
                label={`Text von Abschnitt ${index + 1}`}
                name={`accordions.${index}.content`}
                error={error}
                value={content}
                onChange={(html) => set({ content: html })}
              />
            </>
          )}
        </ListEditor>
      </div>
    </ModalForm>
  )
}
