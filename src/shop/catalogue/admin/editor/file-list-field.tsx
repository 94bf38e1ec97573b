import type { Control } from "react-hook-form"
import { FileField } from "#admin/ui/files/file-field"
import { useField } from "#admin/ui/form/field-of"
import { ListField } from "#admin/ui/form/list-field"
import { TextField } from "#admin/ui/form/text-field"
import type { FileUseName } from "#shop/files/rules/file-uses"
import type { MediaDraft } from "./media-draft"

interface FileListFieldProps {
  control: Control<MediaDraft>
  name: "documents" | "sample_data"
  label: string
  /** What one of them is called. */
  item: string
  use: FileUseName
  most: number
}

/** Files to download, each with its title. */
export const FileListField = ({ control, name, label, item, use, most }: FileListFieldProps) => (
  <ListField
    control={control}
    label={label}
    name={name}
    most={most}
    nameOf={({ title }, index) => (title ? `${item} «${title}»` : `${item} ${index + 1}`)}
    add={`${item} hinzufügen`}
    blank={{ title: "", url: "", bytes: null } as MediaDraft["documents"][number]}
  >
    {(_file, index) => (
      <>
        <OneFile control={control} name={`${name}.${index}`} label={`${item} ${index + 1}`} use={use} />
        <TextField control={control} label={`Titel von ${item} ${index + 1}`} name={`${name}.${index}.title`} />
      </>
    )}
  </ListField>
)

interface OneFileProps {
  control: Control<MediaDraft>
  name: `${"documents" | "sample_data"}.${number}`
  label: string
  use: FileUseName
}

const withoutEnding = (name = "") => name.replace(/\.[^.]+$/, "")

/** A file without a title is called as it was on the computer that it came from. */
function OneFile({ control, name, label, use }: OneFileProps) {
  const url = useField<MediaDraft, string>({ control, name: `${name}.url` })
  const title = useField<MediaDraft, string>({ control, name: `${name}.title` })
  const bytes = useField<MediaDraft, number | null | undefined>({ control, name: `${name}.bytes` })
  return (
    <FileField
      label={label}
      use={use}
      value={url.value ? { url: url.value } : null}
      isRemovable={false}
      errors={url.message ? [url.message] : []}
      onChange={(file) => {
        if (!file) return
        url.set(file.url)
        bytes.set(file.bytes ?? null)
        if (title.value === "") title.set(withoutEnding(file.name))
      }}
    />
  )
}
