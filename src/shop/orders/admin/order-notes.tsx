import { Button, Text } from "@medusajs/ui"
import type { FormEvent } from "react"
import { instantText } from "#admin/lib/instants"
import { ActionButton } from "#admin/ui/form/action-button"
import { useWrongFieldFocus } from "#admin/ui/form/guard/use-wrong-field-focus"
import { LongTextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { GeneralErrors } from "#admin/ui/form-parts"
import { LeaveGuard } from "#admin/ui/leave-guard"
import type { StaffOrderNote } from "../wire/staff-orders"

interface OrderNotesProps {
  orderId: string
  notes: StaffOrderNote[]
}

/** Notes for colleagues, newest first; what is typed stays until it is saved. */
export function OrderNotes({ orderId, notes }: OrderNotesProps) {
  const path = `/admin/orders/${orderId}/notes`
  const list = `/admin/orders/${orderId}`
  const { control, error, isPending, isDirty, send, refusals } = useResource({
    path,
    list,
    initial: { text: "" },
    isRepeated: true,
  })
  const form = useWrongFieldFocus(refusals)
  const add = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <>
      <form ref={form} onSubmit={add} className="flex flex-col gap-y-2 px-6 py-4">
        <LongTextField control={control} label="Neue Notiz (nur für das Team)" name="text" maxLength={2000} />
        <GeneralErrors error={error} />
        <div>
          <Button type="submit" size="small" variant="secondary" isLoading={isPending}>
            Notiz speichern
          </Button>
        </div>
        {isDirty && <LeaveGuard isDirty />}
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
              <ActionButton
                action="Löschen"
                variant="transparent"
                path={`${path}/${note.id}`}
                list={list}
                title="Notiz löschen"
                question="Sie verschwindet für alle; im Protokoll bleibt sie."
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
