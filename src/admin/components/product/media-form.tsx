import { Hint } from "@medusajs/ui"
import type { GroupValues } from "../../../contract/staff-product"
import type { FileUseName } from "../../../domain/file-uses"
import { PRODUCT_LIMITS } from "../../../domain/product-limits"
import { fieldMessages } from "../../lib/use-staff-change"
import { FileField } from "../files/file-field"
import { ModalForm } from "../modal-form"
import { TextField } from "../text-field"
import { GroupNotice } from "./group-notice"
import { ListEditor } from "./list-editor"
import { type GroupFormProps, useGroupForm } from "./use-group-form"

type Picture = GroupValues["media"]["pictures"][number]
type File = GroupValues["media"]["documents"][number]

/** Pictures with what they show in words, videos, and files to download. */
export function MediaForm(props: GroupFormProps) {
  const form = useGroupForm("media", props)
  const { values, change, error } = form
  return (
    <ModalForm
      title="Dateien und Videos"
      action="Speichern"
      isPending={form.isPending}
      onSend={form.save}
      onClose={form.close}
    >
      <GroupNotice form={form} />
      <div key={form.openedVersion} className="flex flex-col gap-y-8">
        <PictureFields
          label="Bild der Karte"
          name="thumbnail"
          error={error}
          picture={values.thumbnail}
          onChange={(thumbnail) => change({ thumbnail })}
        />
        <ListEditor
          label="Bilder der Produktseite"
          name="pictures"
          items={values.pictures}
          most={PRODUCT_LIMITS.pictures}
          error={error}
          nameOf={(_, index) => `Bild ${index + 1}`}
          addLabel="Bild hinzufügen"
          onAdd={() => ({ url: "", alt: "" })}
          onChange={(pictures) => change({ pictures })}
        >
          {(picture, index, set) => (
            <PictureFields
              label={`Bild ${index + 1}`}
              name={`pictures.${index}`}
              error={error}
              picture={picture}
              onChange={(one) => set(one ?? { url: "" })}
            />
          )}
        </ListEditor>
        <ListEditor
          label="Videos"
          name="videos"
          items={values.videos.map((video) => ({ video }))}
          most={PRODUCT_LIMITS.videos}
          error={error}
          nameOf={(_, index) => `Video ${index + 1}`}
          addLabel="Video hinzufügen"
          onAdd={() => ({ video: "" })}
          onChange={(videos) => change({ videos: videos.map(({ video }) => video) })}
        >
          {({ video }, index, set) => (
            <div className="flex flex-col gap-y-1">
              <TextField
                label={`Adresse von Video ${index + 1}`}
                name={`videos.${index}`}
                error={error}
                value={video}
                onChange={(text) => set({ video: text })}
              />
              <Hint>Die Adresse bei YouTube oder die Kennung des Videos.</Hint>
            </div>
          )}
        </ListEditor>
        <FileList
          label="Dokumente"
          item="Dokument"
          use="document"
          name="documents"
          most={PRODUCT_LIMITS.documents}
          files={values.documents}
          error={error}
          onChange={(documents) => change({ documents })}
        />
        <FileList
          label="Beispieldaten"
          item="Beispieldatei"
          use="sample_data"
          name="sample_data"
          most={PRODUCT_LIMITS.sampleData}
          files={values.sample_data}
          error={error}
          onChange={(sample_data) => change({ sample_data })}
        />
      </div>
    </ModalForm>
  )
}

interface PictureFieldsProps {
  label: string
  name: string
  error: Error | null
  picture: Picture | null
  onChange(picture: Picture | null): void
}

const PictureFields = ({ label, name, error, picture, onChange }: PictureFieldsProps) => (
  <div className="flex flex-col gap-y-2">
    <FileField
      label={label}
      use="picture"
      value={picture?.url ? { url: picture.url } : null}
      errors={fieldMessages(error, `${name}.url`)}
      onChange={(file) => onChange(file && { url: file.url, alt: picture?.alt ?? "" })}
    />
    {picture?.url && (
      <TextField
        label={`Was auf ${label === "Bild der Karte" ? "dem Bild der Karte" : label} zu sehen ist`}
        name={`${name}.alt`}
        error={error}
        value={picture.alt}
        onChange={(alt) => onChange({ ...picture, alt })}
      />
    )}
  </div>
)

interface FileListProps {
  label: string
  /** One of them. */
  item: string
  use: FileUseName
  name: string
  most: number
  files: File[]
  error: Error | null
  onChange(files: File[]): void
}

const withoutEnding = (name = "") => name.replace(/\.[^.]+$/, "")

const FileList = ({ label, item, use, name, most, files, error, onChange }: FileListProps) => (
  <ListEditor
    label={label}
    name={name}
    items={files}
    most={most}
    error={error}
    nameOf={({ title }, index) => (title ? `${item} «${title}»` : `${item} ${index + 1}`)}
    addLabel={`${item} hinzufügen`}
    onAdd={() => ({ title: "", url: "", bytes: null })}
    onChange={onChange}
  >
    {({ title, url }, index, set) => (
      <>
        <FileField
          label={`${item} ${index + 1}`}
          use={use}
          value={url ? { url } : null}
          isRemovable={false}
          errors={fieldMessages(error, `${name}.${index}.url`)}
          onChange={(file) =>
            file && set({ url: file.url, bytes: file.bytes ?? null, title: title || withoutEnding(file.name) })
          }
        />
        <TextField
          label={`Titel von ${item} ${index + 1}`}
          name={`${name}.${index}.title`}
          error={error}
          value={title}
          onChange={(text) => set({ title: text })}
        />
      </>
    )}
  </ListEditor>
)
