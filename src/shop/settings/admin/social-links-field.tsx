import { Button } from "@medusajs/ui"
import { type Control, useFieldArray, useFormState } from "react-hook-form"
import { FieldMessage } from "#admin/ui/form/field-frame"
import { TextField } from "#admin/ui/form/text-field"
import type { PageSettings } from "../wire/shop-settings"

/** Profiles elsewhere, in the order in which the footer shows them. */
export function SocialLinksField({ control }: { control: Control<PageSettings> }) {
  const { fields, append, remove } = useFieldArray({ control, name: "socialLinks" })
  const { errors } = useFormState({ control, name: "socialLinks" })
  return (
    <fieldset className="flex flex-col gap-y-3 md:col-span-2">
      <legend className="txt-compact-small-plus pb-2">Soziale Netzwerke</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-1 items-end gap-3 md:grid-cols-[1fr_2fr_auto]">
          <TextField control={control} label={`Name ${index + 1}`} name={`socialLinks.${index}.name`} />
          <TextField control={control} label={`Adresse ${index + 1}`} name={`socialLinks.${index}.url`} />
          <Button
            type="button"
            size="small"
            variant="secondary"
            aria-label={`Eintrag ${index + 1} entfernen`}
            onClick={() => remove(index)}
          >
            Entfernen
          </Button>
        </div>
      ))}
      <FieldMessage message={errors.socialLinks?.message} />
      <Button
        type="button"
        size="small"
        variant="secondary"
        className="self-start"
        onClick={() => append({ name: "", url: "" })}
      >
        Netzwerk hinzufügen
      </Button>
    </fieldset>
  )
}
