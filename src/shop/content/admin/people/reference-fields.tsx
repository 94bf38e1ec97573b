import type { Control } from "react-hook-form"
import { PictureField } from "#admin/ui/form/file-fields"
import { TextField } from "#admin/ui/form/text-field"
import type { PeopleBody } from "../../wire/staff-people"

export const ReferenceFields = ({ control }: { control: Control<PeopleBody["references"]> }) => (
  <>
    <TextField control={control} label="Name" name="name" maxLength={150} />
    <TextField
      control={control}
      label="Website (kann leer bleiben)"
      name="url"
      type="url"
      maxLength={500}
      placeholder="https://"
    />
    <PictureField control={control} label="Logo" name="thumbnail" />
  </>
)
