import { ResourceForm } from "#admin/ui/form/resource-form"
import { useResource } from "#admin/ui/form/use-resource"
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
  const resource = useResource<PeopleBody[Kind]>({
    path: `/admin/people/${kind}${entry ? `/${entry.id}` : ""}`,
    list: "/admin/people",
    initial: entry ?? blank,
    version: entry?.version,
    done: "Gespeichert.",
    onDone: onClose,
  })
  const title = `${one} ${entry ? "bearbeiten" : "hinzufügen"}`
  return (
    <ResourceForm as="drawer" resource={resource} title={title} onClose={onClose}>
      <Fields control={resource.control} />
    </ResourceForm>
  )
}
