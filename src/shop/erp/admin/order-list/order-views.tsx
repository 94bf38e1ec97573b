import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { ActionButton } from "#admin/ui/form/action-button"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffOrderViews } from "../../wire/staff-order-list"

const PATH = "/admin/order-views"

interface Shown {
  filter: string
  q: string
}

interface OrderViewsProps {
  shown: Shown
  onShow(view: Shown): void
}

/** What somebody kept of the list: shown again by a press, kept under a name, and forgotten. */
export function OrderViews({ shown, onShow }: OrderViewsProps) {
  const { data } = useStaffQuery<StaffOrderViews>(PATH)
  const [isNaming, setNaming] = useState(false)
  const views = data?.views ?? []
  const current = views.find(({ filter, q }) => filter === shown.filter && q === shown.q)
  const isAll = shown.filter === "all" && shown.q === ""
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <Button
          key={view.id}
          type="button"
          size="small"
          variant="transparent"
          aria-pressed={view === current}
          className={view === current ? "underline" : ""}
          onClick={() => onShow({ filter: view.filter, q: view.q })}
        >
          {view.name}
        </Button>
      ))}
      {current && (
        <ActionButton
          action="Ansicht löschen"
          aria-label={`Ansicht ${current.name} löschen`}
          path={`${PATH}/${current.id}`}
          list={PATH}
          question={`«${current.name}» verschwindet nur bei Ihnen; an den Bestellungen ändert sich nichts.`}
          done="Die Ansicht ist gelöscht."
        />
      )}
      {data && !current && !isAll && (
        <Button type="button" size="small" variant="secondary" onClick={() => setNaming(true)}>
          Ansicht speichern
        </Button>
      )}
      {isNaming && <ViewDrawer shown={shown} onClose={() => setNaming(false)} />}
    </div>
  )
}

function ViewDrawer({ shown, onClose }: { shown: Shown; onClose(): void }) {
  const resource = useResource({
    path: PATH,
    list: PATH,
    initial: { name: "" },
    body: ({ name }) => ({ name, filter: shown.filter, q: shown.q }),
    done: "Die Ansicht ist gespeichert.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={resource} title="Ansicht speichern" onClose={onClose}>
      <TextField
        control={resource.control}
        label="Name"
        name="name"
        maxLength={60}
        hint="Nur für Sie. Gemerkt werden Filter und Suche; derselbe Name ersetzt die bisherige Ansicht."
        autoFocus
      />
    </ResourceForm>
  )
}
