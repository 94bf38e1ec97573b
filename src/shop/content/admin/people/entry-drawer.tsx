import { toast } from "@medusajs/ui"
import { useState } from "react"
import { newerVersion } from "#admin/lib/newer-version"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { GeneralErrors } from "#admin/ui/form-parts"
import type { PeopleBody, PeopleKind, StaffEntry } from "../../wire/staff-people"
import { KINDS } from "./kinds"

interface EntryDrawerProps<Kind extends PeopleKind> {
  kind: Kind
  /** Null for a new one. */
  entry: StaffEntry<Kind> | null
  onClose(): void
}

/** One entry of a list, new or changed. */
export function EntryDrawer<Kind extends PeopleKind>({ kind, entry, onClose }: EntryDrawerProps<Kind>) {
  const { one, blank, Fields } = KINDS[kind]
  const [draft, setDraft] = useState<PeopleBody[Kind]>(entry ?? blank)
  // The list is read anew while the form is open; what was changed is the entry as it was when it opened.
  const [opened] = useState(entry)
  const { mutate, error, isPending } = useStaffChange("/admin/people")
  const newer = newerVersion(error)
  const save = () =>
    mutate(
      opened
        ? {
            method: "POST",
            path: `/admin/people/${kind}/${opened.id}`,
            body: { ...draft, version: newer ?? opened.version },
          }
        : { method: "POST", path: `/admin/people/${kind}`, body: draft },
      {
        onSuccess: () => {
          toast.success("Gespeichert.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${one} ${opened ? "bearbeiten" : "hinzufügen"}`}
      action={newer === null ? "Speichern" : "Trotzdem speichern"}
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <Fields
        draft={draft}
        error={error}
        onChange={(part: Partial<PeopleBody[Kind]>) => setDraft((before) => ({ ...before, ...part }))}
      />
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
