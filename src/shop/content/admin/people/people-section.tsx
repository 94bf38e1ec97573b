import { Button, Container, Heading, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { moved } from "#admin/lib/moved"
import { generalMessages, useStaffChange } from "#admin/lib/use-staff-change"
import { Thumbnail } from "#admin/ui/files/thumbnail"
import { Notice } from "#admin/ui/section"
import { SortableList } from "#admin/ui/sortable-list"
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
  const [opened, setOpened] = useState<StaffEntry<Kind> | "new" | null>(null)
  const { mutate, isPending } = useStaffChange("/admin/people")
  const ask = usePrompt()
  const say = (error: Error) => toast.error(generalMessages(error).join(" "))
  const move = (from: number, to: number) => {
    const before = moved(entries, from, to)[to + 1]?.id ?? null
    const path = `/admin/people/${kind}/${entries[from].id}/place`
    mutate({ method: "POST", path, body: { before } }, { onError: say })
  }
  const remove = async (entry: StaffEntry<Kind>) => {
    const isSure = await ask({
      title: `${one} löschen?`,
      description: `«${nameOf(entry)}» verschwindet aus dem Shop.`,
      confirmText: "Löschen",
      cancelText: "Abbrechen",
    })
    if (!isSure) return
    mutate(
      { method: "DELETE", path: `/admin/people/${kind}/${entry.id}` },
      { onSuccess: () => toast.success("Gelöscht."), onError: say },
    )
  }
  return (
    <Container className="divide-y p-0" data-testid={kind}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <Heading level="h2">{title}</Heading>
        <Button size="small" variant="secondary" onClick={() => setOpened("new")}>
          {one} hinzufügen
        </Button>
      </div>
      {entries.length === 0 && <Notice>{empty}</Notice>}
      {entries.length > 0 && (
        <div className="px-6">
          <SortableList<StaffEntry<Kind>>
            label={title}
            items={entries}
            idOf={({ id }) => id}
            nameOf={nameOf}
            isBusy={isPending}
            onMove={move}
          >
            {(entry) => (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <div className="flex min-w-0 items-center gap-x-4">
                  <Thumbnail url={pictureOf(entry)} />
                  <div className="min-w-0">
                    <Text size="small" weight="plus" className="break-words">
                      {nameOf(entry)}
                    </Text>
                    <Text size="small" className="text-ui-fg-subtle line-clamp-2 break-words">
                      {aboutOf(entry)}
                    </Text>
                  </div>
                </div>
                <div className="flex">
                  <Button
                    size="small"
                    variant="transparent"
                    aria-label={`${nameOf(entry)} bearbeiten`}
                    onClick={() => setOpened(entry)}
                  >
                    Bearbeiten
                  </Button>
                  <Button
                    size="small"
                    variant="transparent"
                    aria-label={`${nameOf(entry)} löschen`}
                    onClick={() => void remove(entry)}
                  >
                    Löschen
                  </Button>
                </div>
              </div>
            )}
          </SortableList>
        </div>
      )}
      {opened !== null && (
        <EntryDrawer kind={kind} entry={opened === "new" ? null : opened} onClose={() => setOpened(null)} />
      )}
    </Container>
  )
}
