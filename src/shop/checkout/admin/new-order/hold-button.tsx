import { Button, toast } from "@medusajs/ui"
import { useState } from "react"
import { newKey } from "#admin/lib/new-key"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { FilterSelect } from "#admin/ui/filter-select"
import { refusedText } from "#admin/ui/form/refused"
import { factsOf, linesOf, type OrderDraft } from "./order-draft"

interface HoldButtonProps {
  draft: OrderDraft
  isReady: boolean
  onHeld(): void
}

const LENGTHS = [
  ["4", "4 Stunden"],
  ["24", "24 Stunden"],
  ["72", "3 Tage"],
  ["168", "7 Tage"],
  ["336", "14 Tage"],
] as const

/** Holds the devices for a while; then they are free again by themselves. */
export function HoldButton({ draft, isReady, onHeld }: HoldButtonProps) {
  const [key] = useState(newKey)
  const [hours, setHours] = useState("24")
  const { mutate, isPending } = useStaffChange<{ id: string }>("/admin")
  const send = () =>
    mutate(
      {
        method: "POST",
        path: "/admin/new-order/holds",
        body: {
          ...{ key, customer_id: draft.customer_id, hours: Number(hours) },
          ...{ lines: linesOf(draft), facts: factsOf(draft) },
        },
      },
      {
        onSuccess: () => {
          toast.success("Die Geräte sind reserviert.")
          onHeld()
        },
        onError: (refusal) => toast.error(refusedText(refusal)),
      },
    )
  return (
    <div className="flex items-center gap-x-2">
      <FilterSelect
        label="Reservieren für"
        value={hours}
        options={LENGTHS}
        isDisabled={draft.lines.length === 0}
        onChange={setHours}
      />
      <Button type="button" variant="secondary" disabled={!isReady} isLoading={isPending} onClick={send}>
        Reservieren
      </Button>
    </div>
  )
}
