import { Text } from "@medusajs/ui"
import type { Control, FieldValues } from "react-hook-form"
import { FileField } from "../files/file-field"
import { Thumbnail } from "../files/thumbnail"
import type { FieldOf } from "./field-of"
import { ListField } from "./list-field"
import { TextField } from "./text-field"

interface Picture {
  url: string
  alt: string
}

interface PicturesFieldProps<Values extends FieldValues> extends FieldOf<Values, Picture[]> {
  label: string
  most: number
}

/** Pictures in the order in which they are shown, each with the words for who can't see it. */
export function PicturesField<Values extends FieldValues>(props: PicturesFieldProps<Values>) {
  const control = props.control as unknown as Control<{ list: Picture[] }>
  const name = props.name as string as "list"
  return (
    <ListField<{ list: Picture[] }, Picture>
      control={control}
      name={name}
      label={props.label}
      most={props.most}
      nameOf={(_picture, index) => `Bild ${index + 1}`}
      adder={(append, count) =>
        count < props.most ? (
          <FileField
            label={count === 0 ? "Erstes Bild" : "Weiteres Bild"}
            use="picture"
            value={null}
            onChange={(file) => file && append({ url: file.url, alt: "" })}
          />
        ) : (
          <Text size="small" className="text-ui-fg-subtle">
            Mehr als {props.most} Bilder haben keinen Platz.
          </Text>
        )
      }
    >
      {({ url }, index) => (
        <div className="flex items-end gap-3">
          <Thumbnail url={url} />
          <div className="flex-1">
            <TextField
              control={control}
              name={`${name}.${index}.alt`}
              label={`Bild ${index + 1}: Was darauf zu sehen ist`}
              maxLength={300}
            />
          </div>
        </div>
      )}
    </ListField>
  )
}
