import { Button, toast } from "@medusajs/ui"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { refusedText } from "#admin/ui/form/refused"
import type { StaffQuoteAnswer } from "../../wire/staff-order"
import { linesOf, type OrderDraft } from "./order-draft"

interface QuoteButtonProps {
  draft: OrderDraft
  total: string
  isReady: boolean
  onQuoted(): void
}

/** Sends the same as a quote, which holds nothing. */
export function QuoteButton({ draft, total, isReady, onQuoted }: QuoteButtonProps) {
  const { mutate, isPending } = useStaffChange<StaffQuoteAnswer>("/admin")
  const send = () =>
    mutate(
      {
        method: "POST",
        path: "/admin/new-order/quote",
        body: { customer_id: draft.customer_id, lines: linesOf(draft), hold: draft.hold, confirmed_total: total },
      },
      {
        onSuccess: ({ has_accounts }) => {
          if (has_accounts) toast.success("Die Offerte geht per Mail an den Kunden.")
          else toast.info("Die Offerte ist gespeichert. Ihre Mail geht erst, wenn die Buchhaltung verbunden ist.")
          onQuoted()
        },
        onError: (refusal) => toast.error(refusedText(refusal)),
      },
    )
  return (
    <Button type="button" variant="secondary" disabled={!isReady} isLoading={isPending} onClick={send}>
      Als Offerte senden
    </Button>
  )
}
