import { XMark } from "@medusajs/icons"
import { Button, IconButton, Text, toast } from "@medusajs/ui"
import { type RefObject, useContext, useRef, useState } from "react"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { RunningUploads } from "#admin/ui/files/running-uploads"
import { scaledPhoto } from "#admin/ui/files/scaled-photo"
import { uploadFile } from "#admin/ui/files/upload-file"
import { MOST_PHOTOS } from "#shop/rental/rules/hand-over/protocol"

interface PhotosFieldProps {
  label: string
  /** Ids of the photos that are up. */
  ids: string[]
  /** What is typed when a photo has arrived may be other than when it was taken, and the next step may be open. */
  onChange(change: (ids: string[]) => string[]): void
  /** Of the form they belong to. */
  error: Error | null
  /** What the request calls them. */
  field?: string
}

const UNREADABLE = "Dieses Bild kann nicht gelesen werden. Bitte nehmen Sie ein anderes."
const NOT_SENT = "Das Foto konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal."

/** Photos by the phone's camera or from its gallery: scaled down, then sent at once. */
export function PhotosField({ label, ids, onChange, error, field = "photos" }: PhotosFieldProps) {
  const [sending, setSending] = useState(0)
  const [message, setMessage] = useState("")
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const report = useContext(RunningUploads)
  const room = MOST_PHOTOS - ids.length - sending

  const tell = (problem: string) => (camera.current ? setMessage(problem) : toast.error(problem))
  const add = async (files: File[]) => {
    setMessage("")
    for (const file of files.slice(0, room)) {
      setSending((count) => count + 1)
      report(1)
      const photo = await scaledPhoto(file).catch(() => null)
      const stored = photo && (await uploadFile(photo, "foto.jpg", "photo").catch(() => null))
      setSending((count) => count - 1)
      if (stored) onChange((before) => [...before, stored.id])
      else tell(photo ? NOT_SENT : UNREADABLE)
      report(-1)
    }
  }
  const messages = [message, ...fieldMessages(error, field)].filter(Boolean)
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-1">
        {label} ({ids.length} von {MOST_PHOTOS})
      </legend>
      {ids.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {ids.map((id, index) => (
            <li key={id} className="relative">
              <img
                src={`/admin/files/${id}`}
                alt={`${label} ${index + 1}`}
                className="bg-ui-bg-subtle aspect-square w-full rounded-md object-cover"
              />
              <IconButton
                type="button"
                className="absolute right-1 top-1 h-11 w-11"
                aria-label={`${label} ${index + 1} entfernen`}
                onClick={() => onChange((before) => before.filter((other) => other !== id))}
              >
                <XMark />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <PhotoInput input={camera} isCamera onFiles={add} />
      <PhotoInput input={gallery} onFiles={add} />
      {room > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            variant="secondary"
            className="h-11 flex-1"
            isLoading={sending > 0}
            onClick={() => camera.current?.click()}
          >
            Foto aufnehmen
          </Button>
          <Button
            type="button"
            variant="secondary"
            className="h-11 flex-1"
            disabled={sending > 0}
            onClick={() => gallery.current?.click()}
          >
            Aus Galerie
          </Button>
        </div>
      )}
      <div role="alert">
        {messages.map((one) => (
          <Text key={one} size="small" className="text-ui-fg-error">
            {one}
          </Text>
        ))}
      </div>
    </fieldset>
  )
}

interface PhotoInputProps {
  input: RefObject<HTMLInputElement>
  isCamera?: boolean
  onFiles(files: File[]): void
}

const PhotoInput = ({ input, isCamera, onFiles }: PhotoInputProps) => (
  <input
    ref={input}
    type="file"
    accept="image/*"
    capture={isCamera ? "environment" : undefined}
    multiple={!isCamera}
    className="hidden"
    aria-hidden
    tabIndex={-1}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      target.value = ""
    }}
  />
)
