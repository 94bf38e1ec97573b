import type { Control } from "react-hook-form"
import { FileField } from "#admin/ui/files/file-field"
import { useField } from "#admin/ui/form/field-of"
import { ListField } from "#admin/ui/form/list-field"
import { PicturesField } from "#admin/ui/form/pictures-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { PRODUCT_LIMITS } from "../../rules/product-limits"
import { FileListField } from "./file-list-field"
import { MEDIA, type MediaDraft } from "./media-draft"
import { type GroupFormProps, useGroup } from "./use-group"

/** Pictures with what they show in words, videos, and files to download. */
export function MediaForm(props: GroupFormProps) {
  const { control, form, frame } = useGroup("media", props, MEDIA)
  return (
    <ResourceForm as="modal" title="Dateien und Videos" {...frame}>
      <CardPicture control={control} />
      {form.watch("thumbnail") && (
        <TextField control={control} label="Was auf dem Bild der Karte zu sehen ist" name="thumbnail.alt" />
      )}
      <PicturesField control={control} label="Bilder der Produktseite" name="pictures" most={PRODUCT_LIMITS.pictures} />
      <ListField
        control={control}
        label="Videos"
        name="videos"
        most={PRODUCT_LIMITS.videos}
        nameOf={(_video, index) => `Video ${index + 1}`}
        add="Video hinzufügen"
        blank={{ video: "" }}
      >
        {(_video, index) => (
          <TextField
            control={control}
            label={`Adresse von Video ${index + 1}`}
            name={`videos.${index}.video`}
            hint="Die Adresse bei YouTube oder die Kennung des Videos."
          />
        )}
      </ListField>
      <FileListField
        control={control}
        label="Dokumente"
        item="Dokument"
        use="document"
        name="documents"
        most={PRODUCT_LIMITS.documents}
      />
      <FileListField
        control={control}
        label="Beispieldaten"
        item="Beispieldatei"
        use="sample_data"
        name="sample_data"
        most={PRODUCT_LIMITS.sampleData}
      />
    </ResourceForm>
  )
}

/** Another picture keeps the words until somebody writes others. */
function CardPicture({ control }: { control: Control<MediaDraft> }) {
  const { value, set, message } = useField<MediaDraft, MediaDraft["thumbnail"]>({ control, name: "thumbnail" })
  return (
    <FileField
      label="Bild der Karte"
      use="picture"
      value={value}
      onChange={(file) => set(file && { url: file.url, alt: value?.alt ?? "" })}
      errors={message ? [message] : []}
    />
  )
}
