import { toast } from "@medusajs/ui"
import { useStaffChange } from "#admin/lib/use-staff-change"

/** Moves an entry of one of the lists of the rental's terms to another place. */
export function useOrder(list: "delivery-types" | "purposes" | "services", items: readonly { id: string }[]) {
  const { mutate, isPending } = useStaffChange("/admin/rental/terms")
  const move = (from: number, to: number) => {
    const rest = items.filter((_, index) => index !== from)
    const body = { id: items[from].id, before: rest[to]?.id ?? null }
    mutate(
      { method: "POST", path: `/admin/rental/${list}/order`, body },
      { onError: () => toast.error("Die Reihenfolge konnte nicht gespeichert werden.") },
    )
  }
  return { move, isPending }
}
