import { Text } from "@medusajs/ui"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import type { Typed } from "#admin/ui/form/typed"
import { useResource } from "#admin/ui/form/use-resource"
import type { PartFoundBody, StaffOpenPart } from "../../wire/open-parts"

interface FoundDrawerProps {
  part: StaffOpenPart
  path: string
  onClose(): void
}

/** A missing part came back after all, or some of its pieces did. */
export function FoundDrawer({ part, path, onClose }: FoundDrawerProps) {
  const resource = useResource<Typed<Pick<PartFoundBody, "quantity">>>({
    path: `${path}/${part.id}/found`,
    list: "/admin/rental",
    initial: { quantity: part.quantity },
    // As it was shown: what is sent again is found once.
    body: ({ quantity }) => ({ quantity, missing: part.quantity }),
    done: "Das Teil ist wieder da.",
    onDone: onClose,
  })
  return (
    <ResourceForm
      as="drawer"
      resource={resource}
      title={`${part.name} nachgereicht`}
      action="Wieder da"
      onClose={onClose}
    >
      <Text size="small">
        {part.settlement === "billed"
          ? "Was dafür verrechnet wurde, wird zurückgenommen: Die offene Rechnung wird storniert, eine bezahlte wird zur Gutschrift."
          : "Verrechnet wurde dafür nichts."}
      </Text>
      {part.quantity > 1 && (
        <NumberField
          control={resource.control}
          label="Zurückgekommen"
          name="quantity"
          unit="Stück"
          hint="Kommen nicht alle, wird der Rest neu verrechnet."
        />
      )}
    </ResourceForm>
  )
}
