import type { PeopleBody } from "../../../contract/staff-people"
import { type EntryFields, fieldOf } from "../../lib/entry-fields"
import { PictureField } from "../pictures/picture-field"
import { TextField } from "../text-field"

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
