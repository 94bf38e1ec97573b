import { useQueryClient } from "@tanstack/react-query"
import type { FieldValues } from "react-hook-form"
import { useResource } from "#admin/ui/form/use-resource"
import type { ProductGroup, StaffProduct, StoredValues } from "../../wire/staff-product"

export interface GroupFormProps {
  product: StaffProduct
  onClose(): void
}

/** How a form has the values of a group, where it has them otherwise than they are sent. */
interface Shape<Stored, Values> {
  typed(stored: Stored): Values
  sent(values: Values): Stored
  fieldOf(name: string): string
}

/** What is typed into the form of one group; somebody else's newer state may be taken in its place. */
export function useGroup<Group extends ProductGroup, Values extends FieldValues = StoredValues[Group]>(
  group: Group,
  { product, onClose }: GroupFormProps,
  shape?: Shape<StoredValues[Group], Values>,
) {
  const queries = useQueryClient()
  const { version, values } = product.groups[group]
  const typed = () => (shape ? shape.typed(values) : (values as unknown as Values))
  const resource = useResource<Values>({
    path: `/admin/shop/products/${product.id}`,
    list: "/admin",
    initial: typed(),
    version,
    body: (changed) => ({ group, ...(shape ? shape.sent(changed) : changed) }),
    fieldOf: shape?.fieldOf,
    done: "Gespeichert. Der Shop zeigt es gleich.",
    onDone: () => {
      // Medusa's own sections of the page show the name, the description, the pictures and the variants.
      void queries.invalidateQueries({ queryKey: ["products"] })
      onClose()
    },
  })
  return {
    control: resource.control,
    form: resource.form,
    /** For the form's frame. */
    frame: {
      resource,
      onTakeLatest: resource.newer === version ? () => resource.take(typed(), version) : null,
      onClose,
    },
  }
}
