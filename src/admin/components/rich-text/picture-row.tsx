import { Button, Input, Label } from "@medusajs/ui"
import type { Editor } from "@tiptap/react"
import { useId, useState } from "react"
import { type ChosenFile, FileField } from "../files/file-field"

/** Uploads a picture and puts it at the cursor, with the words for who can't see it. */
export function PictureRow({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId()
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [alt, setAlt] = useState("")
  const insert = () => {
    if (!file) return
    editor.chain().focus().setImage({ src: file.url, alt: alt.trim() }).run()
    onClose()
  }
  return (
    <div className="flex flex-col gap-y-2 border-t border-ui-border-base p-2">
      <FileField label="Bild" use="picture" value={file} onChange={setFile} />
      <Label htmlFor={id} size="small">
        Was ist zu sehen? (für Menschen, die es nicht sehen)
      </Label>
      <Input id={id} size="small" value={alt} maxLength={200} onChange={(event) => setAlt(event.target.value)} />
      <div className="flex gap-x-2">
        <Button type="button" size="small" disabled={!file} onClick={insert}>
          Bild einfügen
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </div>
  )
}
