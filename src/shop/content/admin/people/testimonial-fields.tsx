import type { Control } from "react-hook-form"
import { SelectField } from "#admin/ui/form/choice-fields"
import { PictureField } from "#admin/ui/form/file-fields"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import type { PeopleBody } from "../../wire/staff-people"

const STARS = [5, 4, 3, 2, 1].map((stars) => [stars, `${stars} von 5`] as const)

export const TestimonialFields = ({ control }: { control: Control<PeopleBody["testimonials"]> }) => (
  <>
    <SelectField control={control} label="Sterne" name="stars" options={STARS} />
    <LongTextField control={control} label="Text" name="text" rows={5} maxLength={1000} />
    <TextField control={control} label="Name" name="name" maxLength={150} />
    <TextField control={control} label="Firma" name="company" maxLength={150} />
    <PictureField control={control} label="Porträt" name="avatar" />
  </>
)
