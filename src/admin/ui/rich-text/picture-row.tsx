import { Button, Input, Label, Text } from "@medusajs/ui"
import type { Editor } from "@tiptap/react"
import { useId, useState } from "react"
import { isOwnPicture } from "#kernel/html/staff-html"
import { type ChosenFile, FileField } from "../files/file-field"

/** Uploads a picture and puts it at the cursor, with the words for who can't see it. */
export function PictureRow({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId()
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [alt, setAlt] = useState("")
  const isUsable = file !== null && isOwnPicture(file.url)
  const insert = () => {
    if (!isUsable) return
    editor.chain().focus().setImage({ src: file.url, alt: alt.trim() }).run()
    onClose()
  }
  return (
    <div className="flex flex-col gap-y-2 border-t border-ui-border-base p-2">
      <FileField label="Bild" use="picture" value={file} onChange={setFile} />
      {file && !isUsable && (
        <Text size="small" className="text-ui-fg-error" role="alert">
          In Texten gehen nur Bilder, die beim Shop selbst liegen.
        </Text>
      )}
      <Label htmlFor={id} size="small">
        Was ist zu sehen? (für Menschen, die es nicht sehen)
      </Label>
      <Input id={id} size="small" value={alt} maxLength={200} onChange={(event) => setAlt(event.target.value)} />
      <div className="flex gap-x-2">
        <Button type="button" size="small" disabled={!isUsable} onClick={insert}>
          Bild einfügen
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </div>
  )
}
