import { Button, toast, usePrompt } from "@medusajs/ui"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { refusedText } from "#admin/ui/form/refused"
import type { StaffQuoteAnswer } from "../../wire/staff-order"
import { factsOf, linesOf, type OrderDraft } from "./order-draft"

interface QuoteButtonProps {
  draft: OrderDraft
  total: string
  isReady: boolean
  onQuoted(): void
}

/** Sends the same as a quote, which holds nothing. */
export function QuoteButton({ draft, total, isReady, onQuoted }: QuoteButtonProps) {
  const { mutate, isPending } = useStaffChange<StaffQuoteAnswer>("/admin")
  const ask = usePrompt()
  const { referencenum, note, shipping_address } = factsOf(draft)
  const isLossless = !(referencenum.trim() || note.trim() || shipping_address)
  const isSure = () =>
    ask({
      title: "Als Offerte senden?",
      description:
        "Eine Offerte behält Positionen und Preise. Lieferadresse, Referenz und Notiz, die Sie hier eingegeben haben, gehen verloren.",
      ...{ variant: "confirmation", confirmText: "Senden", cancelText: "Abbrechen" },
    })
  const send = async () => {
    if (!isLossless && !(await isSure())) return
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
  }
  return (
    <Button type="button" variant="secondary" disabled={!isReady} isLoading={isPending} onClick={send}>
      Als Offerte senden
    </Button>
  )
}
