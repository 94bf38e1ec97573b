import { ActionButton } from "#admin/ui/form/action-button"
import { ListWithDrawer } from "#admin/ui/form/list-with-drawer"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import type { PurposeBody, StaffPurpose } from "../../wire/staff-rental-configuration"
import { termList, useTerm } from "./term"

/** What customers rent for. */
export const Purposes = ({ purposes }: { purposes: StaffPurpose[] }) => (
  <ListWithDrawer
    {...termList("purposes")}
    title="Einsatzzwecke"
    hint="Die Filter über der Mietliste. Welche Geräte dazu gehören, steht beim Produkt."
    action="Zweck hinzufügen"
    items={purposes}
    rowOf={({ name, products }) => ({ name, facts: productsText(products) })}
    actionsOf={({ id, name, products }) => (
      <ActionButton
        action="Entfernen"
        aria-label={`${name} entfernen`}
        path={`/admin/rental/purposes/${id}`}
        list="/admin/rental/terms"
        title={`«${name}» entfernen?`}
        question={`Der Filter verschwindet aus dem Shop und von ${productsText(products)}.`}
        done="Entfernt."
      />
    )}
    drawer={(entry, close) => <PurposeDrawer entry={entry} onClose={close} />}
  />
)

export const productsText = (count: number) => (count === 1 ? "1 Produkt" : `${count} Produkte`)

function PurposeDrawer({ entry, onClose }: { entry: StaffPurpose | null; onClose(): void }) {
  const initial: PurposeBody = { name: entry?.name ?? "" }
  const purpose = useTerm({ list: "purposes", entry, initial, onDone: onClose })
  return (
    <ResourceForm as="drawer" resource={purpose} title={entry?.name ?? "Zweck hinzufügen"} onClose={onClose}>
      <TextField control={purpose.control} label="Name" name="name" />
    </ResourceForm>
  )
}
