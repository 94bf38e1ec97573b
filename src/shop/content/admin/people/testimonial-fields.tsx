import { Select, Textarea } from "@medusajs/ui"
import { PictureField } from "#admin/ui/files/picture-field"
import { Field } from "#admin/ui/form-parts"
import { TextField } from "#admin/ui/text-field"
import type { PeopleBody } from "../../wire/staff-people"
import { type EntryFields, fieldOf } from "./entry-fields"

const STARS = [5, 4, 3, 2, 1]

export const TestimonialFields = (form: EntryFields<PeopleBody["testimonials"]>) => (
  <>
    <Field label="Sterne" name="stars" error={form.error}>
      {(props) => (
        <Select value={String(form.draft.stars)} onValueChange={(stars) => form.onChange({ stars: Number(stars) })}>
          <Select.Trigger {...props}>
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {STARS.map((stars) => (
              <Select.Item key={stars} value={String(stars)}>
                {stars} von 5
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      )}
    </Field>
    <Field label="Text" name="text" error={form.error}>
      {(props) => (
        <Textarea
          {...props}
          rows={5}
          maxLength={1000}
          value={form.draft.text}
          onChange={({ target }) => form.onChange({ text: target.value })}
        />
      )}
    </Field>
    <TextField label="Name" maxLength={150} {...fieldOf(form, "name")} />
    <TextField label="Firma" maxLength={150} {...fieldOf(form, "company")} />
    <PictureField label="Porträt" {...fieldOf(form, "avatar")} />
  </>
)
