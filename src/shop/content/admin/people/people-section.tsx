import { Thumbnail } from "#admin/ui/files/thumbnail"
import { ActionButton } from "#admin/ui/form/action-button"
import { ListWithDrawer } from "#admin/ui/form/list-with-drawer"
import type { PeopleKind, StaffEntry } from "../../wire/staff-people"
import { EntryDrawer } from "./entry-drawer"
import { KINDS } from "./kinds"

interface PeopleSectionProps<Kind extends PeopleKind> {
  kind: Kind
  entries: StaffEntry<Kind>[]
}

/** One list of the page about the firm: its entries and their order. */
export function PeopleSection<Kind extends PeopleKind>({ kind, entries }: PeopleSectionProps<Kind>) {
  const { title, empty, one, pictureOf, nameOf, aboutOf } = KINDS[kind]
  return (
    <ListWithDrawer<StaffEntry<Kind>>
      id={kind}
      title={title}
      empty={empty}
      action={`${one} hinzufügen`}
      items={entries}
      list="/admin/people"
      moveOf={(id, before) => ({ path: `/admin/people/${kind}/${id}/place`, body: { before } })}
      rowOf={(entry) => ({
        name: nameOf(entry),
        facts: aboutOf(entry),
        picture: <Thumbnail url={pictureOf(entry)} />,
      })}
      actionsOf={(entry) => (
        <ActionButton
          action="Löschen"
          aria-label={`${nameOf(entry)} löschen`}
          path={`/admin/people/${kind}/${entry.id}`}
          list="/admin/people"
          title={`${one} löschen?`}
          question={`«${nameOf(entry)}» verschwindet aus dem Shop.`}
          done="Gelöscht."
        />
      )}
      drawer={(entry, close) => <EntryDrawer kind={kind} entry={entry} onClose={close} />}
    />
  )
}
