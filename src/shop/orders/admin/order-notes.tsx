import { Button, Text, Textarea, toast, usePrompt } from "@medusajs/ui"
import { type FormEvent, useState } from "react"
import { instantText } from "#admin/lib/instants"
import { generalMessages, useStaffChange } from "#admin/lib/use-staff-change"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import type { StaffOrderNote } from "../wire/staff-orders"

interface OrderNotesProps {
  orderId: string
  notes: StaffOrderNote[]
}

/** Notes for colleagues, newest first; what is typed stays until it is saved. */
export function OrderNotes({ orderId, notes }: OrderNotesProps) {
  const [text, setText] = useState("")
  const path = `/admin/orders/${orderId}/notes`
  const { mutate, error, isPending } = useStaffChange<object>(`/admin/orders/${orderId}`)
  const ask = usePrompt()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate({ method: "POST", path, body: { text } }, { onSuccess: () => setText("") })
  }
  const remove = async ({ id }: StaffOrderNote) => {
    const isSure = await ask({
      title: "Notiz löschen",
      description: "Sie verschwindet für alle; im Protokoll bleibt sie.",
      confirmText: "Löschen",
      cancelText: "Abbrechen",
    })
    if (!isSure) return
    mutate(
      { method: "DELETE", path: `${path}/${id}` },
      { onError: (failure) => toast.error(generalMessages(failure).join(" ")) },
    )
  }
  return (
    <>
      <form onSubmit={add} className="flex flex-col gap-y-2 px-6 py-4">
        <Field label="Neue Notiz (nur für das Team)" name="text" error={error}>
          {(props) => (
            <Textarea {...props} value={text} maxLength={2000} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
        <GeneralErrors error={error} />
        <div>
          <Button type="submit" size="small" variant="secondary" isLoading={isPending}>
            Notiz speichern
          </Button>
        </div>
      </form>
      <ul className="divide-y">
        {notes.map((note) => (
          <li key={note.id} className="flex flex-col gap-y-1 px-6 py-3">
            <Text size="small" className="whitespace-pre-wrap break-words">
              {note.text}
            </Text>
            <div className="flex items-center justify-between gap-2">
              <Text size="xsmall" className="text-ui-fg-subtle">
                {note.by}, {instantText(note.at)}
              </Text>
              <Button size="small" variant="transparent" disabled={isPending} onClick={() => remove(note)}>
                Löschen
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
