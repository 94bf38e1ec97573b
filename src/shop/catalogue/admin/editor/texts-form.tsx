import { ListField } from "#admin/ui/form/list-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { RichTextField } from "#admin/ui/form/rich-text-field"
import { TextField } from "#admin/ui/form/text-field"
import { PRODUCT_LIMITS } from "../../rules/product-limits"
import { type GroupFormProps, useGroup } from "./use-group"

/** Description, scope of delivery and the sections that open. */
export function TextsForm(props: GroupFormProps) {
  const { control, frame } = useGroup("texts", props)
  return (
    <ResourceForm as="modal" title="Texte" {...frame}>
      <RichTextField control={control} label="Beschreibung" name="description" />
      <RichTextField control={control} label="Lieferumfang" name="delivery_content" />
      <ListField
        control={control}
        label="Abschnitte zum Aufklappen"
        name="accordions"
        most={PRODUCT_LIMITS.accordions}
        nameOf={({ header }, index) => (header ? `Abschnitt «${header}»` : `Abschnitt ${index + 1}`)}
        add="Abschnitt hinzufügen"
        blank={{ header: "", content: "" }}
      >
        {(_section, index) => (
          <>
            <TextField control={control} label="Titel" name={`accordions.${index}.header`} />
            <RichTextField
              control={control}
              label={`Text von Abschnitt ${index + 1}`}
              name={`accordions.${index}.content`}
            />
          </>
        )}
      </ListField>
    </ResourceForm>
  )
}
