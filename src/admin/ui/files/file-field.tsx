import { Button, Text } from "@medusajs/ui"
import { useContext, useEffect, useId, useRef } from "react"
import { FILE_USES, type FileUseName } from "#shop/files/rules/file-uses"
import type { StoredFileWire } from "#shop/files/wire/staff-files"
import { storedFileName } from "../../lib/stored-file-name"
import { fieldMessages, generalMessages } from "../../lib/use-staff-change"
import { RunningUploads } from "./running-uploads"
import { useUpload } from "./use-upload"

/** A file as a form keeps it: new ones have an id, those from before may have an address alone. */
export type ChosenFile = Partial<StoredFileWire> & { url: string }

interface FileFieldProps {
  label: string
  use: FileUseName
  value: ChosenFile | null
  onChange(file: ChosenFile | null): void
  /** What the server says of the field. */
  errors?: string[]
  /** Opens the phone's camera at once. */
  isPhoto?: boolean
  isRemovable?: boolean
}

const accepted = (use: FileUseName) => FILE_USES[use].extensions.map((extension) => `.${extension}`).join(",")
const isPicture = (use: FileUseName) => use === "picture" || use === "photo" || use === "signature"

/** Chooses a file and uploads it at once; the form sends its address or id. */
export function FileField({ label, use, value, onChange, errors = [], isPhoto, isRemovable = true }: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { send, share, error, isSending, cancel } = useUpload(use, onChange)
  const messages = [...fieldMessages(error, "file"), ...generalMessages(error), ...errors]
  useEffect(() => cancel, [cancel])
  const report = useContext(RunningUploads)
  useEffect(() => {
    if (!isSending) return
    report(1)
    return () => report(-1)
  }, [report, isSending])
  return (
    <fieldset className="flex flex-col gap-y-2" aria-describedby={messages.length > 0 ? `${id}-errors` : undefined}>
      <legend className="txt-compact-small-plus mb-1">{label}</legend>
      {value && isPicture(use) && (
        <img
          src={value.url}
          alt=""
          className="bg-ui-bg-subtle max-h-40 max-w-full self-start rounded-md object-contain"
        />
      )}
      {value && (
        <Text size="small" className="text-ui-fg-subtle break-all">
          <a href={value.url} target="_blank" rel="noreferrer" className="underline">
            {value.name ?? storedFileName(value.url)}
          </a>
        </Text>
      )}
      <input
        ref={input}
        type="file"
        className="hidden"
        aria-hidden
        tabIndex={-1}
        accept={accepted(use)}
        capture={isPhoto ? "environment" : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ""
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="button"
          size="small"
          variant="secondary"
          isLoading={isSending}
          aria-label={`${label}: ${value ? "Andere Datei wählen" : "Datei wählen"}`}
          onClick={() => input.current?.click()}
        >
          {value ? "Andere Datei wählen" : "Datei wählen"}
        </Button>
        {isSending && (
          <>
            <progress max={1} value={share} aria-label={`${label}: Fortschritt`} />
            <Button type="button" size="small" variant="transparent" onClick={cancel}>
              Abbrechen
            </Button>
          </>
        )}
        {value && isRemovable && !isSending && (
          <Button
            type="button"
            size="small"
            variant="transparent"
            aria-label={`${label}: Entfernen`}
            onClick={() => onChange(null)}
          >
            Entfernen
          </Button>
        )}
      </div>
      <div id={`${id}-errors`} role="alert">
        {messages.map((message) => (
          <Text key={message} size="small" className="text-ui-fg-error">
            {message}
          </Text>
        ))}
      </div>
    </fieldset>
  )
}
