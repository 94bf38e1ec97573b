import { Hint } from "@medusajs/ui"
import { useState } from "react"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { draftPictures, type Picture, sentPictures } from "#admin/ui/files/draft-pictures"
import { FileField } from "#admin/ui/files/file-field"
import { PictureField } from "#admin/ui/files/picture-field"
import { PictureList } from "#admin/ui/files/picture-list"
import { ModalForm } from "#admin/ui/modal-form"
import { ListEditor } from "#admin/ui/product-fields/list-editor"
import { TextField } from "#admin/ui/text-field"
import type { FileUseName } from "#shop/files/rules/file-uses"
import { PRODUCT_LIMITS } from "../../rules/product-limits"
import type { GroupValues } from "../../wire/staff-product"
import { GroupNotice } from "./group-notice"
import { type GroupFormProps, useGroupForm } from "./use-group-form"

type File = GroupValues["media"]["documents"][number]

/** Pictures with what they show in words, videos, and files to download. */
export function MediaForm(props: GroupFormProps) {
  const form = useGroupForm("media", props)
  const { values, change, error } = form
  const { thumbnail } = values
  return (
    <ModalForm
      title="Dateien und Videos"
      action="Speichern"
      isPending={form.isPending}
      isDirty={form.isDirty}
      error={error}
      onSend={form.save}
      onClose={props.onClose}
    >
      <GroupNotice form={form} />
      <div key={form.openedVersion} className="flex flex-col gap-y-8">
        <PictureField
          label="Bild der Karte"
          name="thumbnail"
          error={error}
          value={thumbnail?.url ?? null}
          onChange={(url) => change({ thumbnail: url === null ? null : { url, alt: thumbnail?.alt ?? "" } })}
        />
        {thumbnail && (
          <TextField
            label="Was auf dem Bild der Karte zu sehen ist"
            name="thumbnail.alt"
            error={error}
            value={thumbnail.alt}
            onChange={(alt) => change({ thumbnail: { ...thumbnail, alt } })}
          />
        )}
        <Pictures
          start={values.pictures}
          errors={fieldMessages(error, "pictures")}
          onChange={(pictures) => change({ pictures })}
        />
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

interface PicturesProps {
  start: Picture[]
  errors: string[]
  onChange(pictures: Picture[]): void
}

function Pictures({ start, errors, onChange }: PicturesProps) {
  const [pictures, setPictures] = useState(() => draftPictures(start))
  const most = PRODUCT_LIMITS.pictures
  return (
    <PictureList
      label={`Bilder der Produktseite (${pictures.length} von ${most})`}
      pictures={pictures}
      most={most}
      errors={errors}
      onChange={(changed) => {
        setPictures(changed)
        onChange(sentPictures(changed))
      }}
    />
  )
}

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
