import { Button, toast } from "@medusajs/ui"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router-dom"
import { StaffRefusal, useStaffChange } from "#admin/lib/use-staff-change"
import { GeneralErrors } from "#admin/ui/form-parts"
import { LeaveGuard } from "#admin/ui/leave-guard"
import { PagePreview } from "#admin/ui/page-preview"
import { pageOfText, type SavedText, type StaffText, type TextConflict } from "../../wire/staff-content"
import { TextConflictNotice } from "./text-conflict-notice"
import { TextField } from "./text-field"
import { TextHistory } from "./text-history"
import { textName } from "./text-names"

/** What somebody else wrote meanwhile, if that is why a change was refused. */
const conflictOf = (error: Error | null) =>
  error instanceof StaffRefusal && "current" in error.body ? (error.body as unknown as TextConflict).current : null

/** Writes, looks at, saves; goes back to earlier versions. */
export function TextForm({ text }: { text: StaffText }) {
  const [base, setBase] = useState<Pick<StaffText, "html" | "version">>(text)
  const [html, setHtml] = useState(text.html)
  const [taken, setTaken] = useState(0)
  const typed = useRef(html)
  typed.current = html
  const [parameters] = useSearchParams()
  const label = parameters.get("label")
  const [opened, setOpened] = useState<"preview" | "history" | null>(label === null ? null : "history")
  const { mutate, error, isPending, reset } = useStaffChange<SavedText>("/admin/content")
  const isDirty = html !== base.html
  const conflict = conflictOf(error)
  const { name, form } = textName(text.key)

  const take = (saved: Pick<StaffText, "html" | "version">) => {
    setBase(saved)
    setHtml(saved.html)
    setTaken((count) => count + 1)
    reset()
  }
  useEffect(() => {
    if (text.version <= base.version || isDirty) return
    setBase(text)
    setHtml(text.html)
    setTaken((count) => count + 1)
  }, [text, base.version, isDirty])

  const saved = (answer: SavedText, sent: string) => {
    // What was typed while it was saved stays, unsaved, and so does the place where it is typed.
    if (typed.current === sent) take(answer)
    else setBase(answer)
    if (answer.is_cleaned) toast.info("Gespeichert. Was in einem Text nicht stehen darf, wurde weggelassen.")
    else toast.success("Gespeichert. Der Text ist im Shop zu sehen.")
    if (answer.label) toast.info(`Neue Bestellungen nehmen Version ${answer.label} an.`)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const body = { html, version: base.version }
    mutate(
      { method: "POST", path: `/admin/content/${encodeURIComponent(text.key)}`, body },
      { onSuccess: (answer) => saved(answer, html) },
    )
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-y-4" data-testid="text-form">
      <TextField key={taken} form={form} label={name} html={html} onChange={setHtml} error={error} />
      {conflict && (
        <TextConflictNotice
          current={conflict}
          own={html}
          onKeepOwn={() => {
            setBase(conflict)
            reset()
          }}
          onTakeOther={() => take(conflict)}
        />
      )}
      {!conflict && <GeneralErrors error={error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={isPending} disabled={!isDirty || conflict !== null}>
          Speichern
        </Button>
        {pageOfText(text.key) !== null && (
          <Button type="button" variant="secondary" onClick={() => setOpened("preview")}>
            Vorschau
          </Button>
        )}
        <Button type="button" variant="secondary" onClick={() => setOpened("history")}>
          Frühere Versionen
        </Button>
        {isDirty && (
          <Button type="button" variant="transparent" onClick={() => take(base)}>
            Änderungen verwerfen
          </Button>
        )}
      </div>
      {opened === "preview" && (
        <PagePreview
          title={name}
          path="/admin/content-preview"
          body={{ key: text.key, html }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === "history" && (
        <TextHistory
          textKey={text.key}
          label={label}
          current={{ html, version: base.version }}
          isDirty={isDirty}
          onRestored={(answer) => {
            setOpened(null)
            take(answer)
          }}
          onClose={() => setOpened(null)}
        />
      )}
      <LeaveGuard isDirty={isDirty} />
    </form>
  )
}
