import { toast, usePrompt } from "@medusajs/ui"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { newerState } from "#admin/lib/newer-version"
import { useStaffChange } from "#admin/lib/use-staff-change"
import type { ProductGroup, StaffProduct, StoredValues } from "../../wire/staff-product"

export interface GroupFormProps {
  product: StaffProduct
  onClose(): void
}

/** What is typed into the form of one group, and how it is saved: against the version that it was opened with. */
export function useGroupForm<Group extends ProductGroup>(group: Group, { product, onClose }: GroupFormProps) {
  const [opened, setOpened] = useState(product.groups[group])
  const [values, setValues] = useState<StoredValues[Group]>(opened.values)
  const { mutate, error, isPending, reset } = useStaffChange("/admin/shop/products")
  const queries = useQueryClient()
  const prompt = usePrompt()
  const path = `/admin/shop/products/${product.id}`
  const newer = newerState(error)
  const change = (part: Partial<StoredValues[Group]>) => setValues((before) => ({ ...before, ...part }))

  const send = (version: string) =>
    mutate(
      { method: "POST", path, body: { group, version, ...values } },
      {
        onSuccess: () => {
          // Medusa's own sections of the page show the name, the description, the pictures and the variants.
          void queries.invalidateQueries({ queryKey: ["products"] })
          toast.success("Gespeichert. Der Shop zeigt es gleich.")
          onClose()
        },
        onError: () => void queries.invalidateQueries({ queryKey: [path] }),
      },
    )
  const isDirty = JSON.stringify(values) !== JSON.stringify(opened.values)
  const close = async () => {
    const leaves =
      !isDirty ||
      (await prompt({
        title: "Änderungen verwerfen?",
        description: "Was Sie geändert haben, ist noch nicht gespeichert.",
        confirmText: "Verwerfen",
        cancelText: "Weiter bearbeiten",
      }))
    if (leaves) onClose()
  }
  return {
    values,
    change,
    error,
    isPending,
    isStale: newer !== null,
    hasLatest: product.groups[group].version === newer,
    isDirty,
    /** Changes when the values were replaced as a whole. */
    openedVersion: opened.version,
    save: () => send(opened.version),
    close: () => void close(),
    saveAllTheSame: () => send(newer ?? opened.version),
    takeLatest: () => {
      setOpened(product.groups[group])
      setValues(product.groups[group].values)
      reset()
    },
  }
}
