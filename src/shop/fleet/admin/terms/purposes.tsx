import { Button, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { GeneralErrors } from "#admin/ui/form-parts"
import { TextField } from "#admin/ui/text-field"
import type { PurposeBody, StaffPurpose } from "../../wire/staff-rental-terms"
import { TermsList, TermsRow } from "./terms-list"
import { useEntryForm } from "./use-entry-form"

/** What customers rent for. */
export function Purposes({ purposes }: { purposes: StaffPurpose[] }) {
  const [edited, setEdited] = useState<StaffPurpose | "new" | null>(null)
  return (
    <>
      <TermsList
        title="Einsatzzwecke"
        id="purposes"
        hint="Die Filter über der Mietliste. Welche Geräte dazu gehören, steht beim Produkt."
        action="Zweck hinzufügen"
        items={purposes}
        onAdd={() => setEdited("new")}
      >
        {(purpose) => (
          <TermsRow
            name={purpose.name}
            facts={productsText(purpose.products)}
            actions={
              <>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`${purpose.name} bearbeiten`}
                  onClick={() => setEdited(purpose)}
                >
                  Bearbeiten
                </Button>
                <RemovePurpose purpose={purpose} />
              </>
            }
          />
        )}
      </TermsList>
      {edited && <PurposeDrawer entry={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

export const productsText = (count: number) => (count === 1 ? "1 Produkt" : `${count} Produkte`)

function PurposeDrawer({ entry, onClose }: { entry: StaffPurpose | null; onClose(): void }) {
  const initial: PurposeBody = { name: entry?.name ?? "" }
  const form = useEntryForm({ list: "purposes", entry, initial, onDone: onClose })
  return (
    <DrawerForm
      title={entry ? entry.name : "Zweck hinzufügen"}
      action="Speichern"
      isPending={form.isPending}
      onSend={() => form.send(false)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        value={form.body.name}
        error={form.error}
        onChange={(name) => form.change({ name })}
      />
      <GeneralErrors error={form.error} />
    </DrawerForm>
  )
}

function RemovePurpose({ purpose: { id, name, products } }: { purpose: StaffPurpose }) {
  const confirm = usePrompt()
  const { mutate, isPending } = useStaffChange("/admin/rental/terms")
  const remove = async () => {
    const isSure = await confirm({
      title: `«${name}» entfernen?`,
      description: `Der Filter verschwindet aus dem Shop und von ${productsText(products)}.`,
      confirmText: "Entfernen",
      cancelText: "Abbrechen",
    })
    if (!isSure) return
    mutate(
      { method: "DELETE", path: `/admin/rental/purposes/${id}` },
      {
        onSuccess: () => toast.success("Entfernt."),
        onError: () => toast.error("Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."),
      },
    )
  }
  return (
    <Button size="small" variant="secondary" aria-label={`${name} entfernen`} isLoading={isPending} onClick={remove}>
      Entfernen
    </Button>
  )
}
