import { Button, Input, Label, Text } from "@medusajs/ui"
import { useId } from "react"
import { moved } from "../../lib/moved"
import { SortableList } from "../sortable-list"
import { type DraftPicture, withPicture } from "./draft-pictures"
import { FileField } from "./file-field"
import { Thumbnail } from "./thumbnail"

interface PictureListProps {
  label: string
  pictures: readonly DraftPicture[]
  most: number
  /** What the server says of the list. */
  errors: string[]
  onChange(pictures: DraftPicture[]): void
}

/** Pictures in the order in which they are shown, each with the words for who can't see it. */
export function PictureList({ label, pictures, most, errors, onChange }: PictureListProps) {
  const change = (key: string, alt: string) =>
    onChange(pictures.map((picture) => (picture.key === key ? { ...picture, alt } : picture)))
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus">{label}</legend>
      <SortableList
        label={label}
        items={pictures}
        idOf={({ key }) => key}
        nameOf={(_picture, index) => `Bild ${index + 1}`}
        onMove={(from, to) => onChange(moved(pictures, from, to))}
      >
        {(picture, index) => (
          <Row
            picture={picture}
            name={`Bild ${index + 1}`}
            onChange={(alt) => change(picture.key, alt)}
            onRemove={() => onChange(pictures.filter(({ key }) => key !== picture.key))}
          />
        )}
      </SortableList>
      {pictures.length < most ? (
        <FileField
          label={pictures.length === 0 ? "Erstes Bild" : "Weiteres Bild"}
          use="picture"
          value={null}
          onChange={(file) => file && onChange(withPicture(pictures, file.url))}
          errors={errors}
        />
      ) : (
        <Text size="small" className="text-ui-fg-subtle">
          Mehr als {most} Bilder haben keinen Platz.
        </Text>
      )}
    </fieldset>
  )
}

interface RowProps {
  picture: DraftPicture
  name: string
  onChange(alt: string): void
  onRemove(): void
}

const Row = ({ picture: { url, alt }, name, onChange, onRemove }: RowProps) => {
  const id = useId()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Thumbnail url={url} />
      <div className="flex min-w-40 flex-1 flex-col gap-y-1">
        <Label htmlFor={id} size="small">
          {name}: Was darauf zu sehen ist
        </Label>
        <Input
          id={id}
          size="small"
          maxLength={300}
          value={alt}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <Button type="button" size="small" variant="transparent" aria-label={`${name} entfernen`} onClick={onRemove}>
        Entfernen
      </Button>
    </div>
  )
}
