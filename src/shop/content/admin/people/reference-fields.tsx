import { PictureField } from "#admin/ui/files/picture-field"
import { TextField } from "#admin/ui/text-field"
import type { PeopleBody } from "../../wire/staff-people"
import { type EntryFields, fieldOf } from "./entry-fields"

export const ReferenceFields = (form: EntryFields<PeopleBody["references"]>) => (
  <>
    <TextField label="Name" maxLength={150} {...fieldOf(form, "name")} />
    <TextField
      label="Website (kann leer bleiben)"
      type="url"
      maxLength={500}
      placeholder="https://"
      {...fieldOf(form, "url")}
    />
    <PictureField label="Logo" {...fieldOf(form, "thumbnail")} />
  </>
)
