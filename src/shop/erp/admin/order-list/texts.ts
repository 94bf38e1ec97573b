import type { StatusBadge } from "@medusajs/ui"
import type { ComponentProps } from "react"
import type { InvoiceStanding } from "../../rules/invoice-standing"
import type { OrderFilter, Wait } from "../../rules/order-filters"
import type { RentalStanding } from "../../rules/rental-standing"

interface Look {
  text: string
  color: ComponentProps<typeof StatusBadge>["color"]
}

export const RENTAL_LOOKS: Record<RentalStanding, Look> = {
  reserved: { text: "Reserviert", color: "blue" },
  out_today: { text: "Geht heute raus", color: "orange" },
  late_out: { text: "Noch nicht übergeben", color: "red" },
  missed: { text: "Nie übergeben", color: "red" },
  out: { text: "Übergeben", color: "green" },
  back_today: { text: "Kommt heute zurück", color: "orange" },
  late: { text: "Überfällig", color: "red" },
  unchecked: { text: "Zurück, nicht geprüft", color: "orange" },
  back: { text: "Zurück", color: "grey" },
  cancelled: { text: "Storniert", color: "grey" },
}

export const INVOICE_LOOKS: Record<InvoiceStanding, Look> = {
  none: { text: "Nichts geschuldet", color: "grey" },
  coming: { text: "Noch keine Rechnung", color: "grey" },
  open: { text: "Rechnung offen", color: "blue" },
  partial: { text: "Teilweise bezahlt", color: "orange" },
  late: { text: "Rechnung überfällig", color: "red" },
  paid: { text: "Bezahlt", color: "green" },
}

/** What can be chosen by one press, in the order in which it matters. */
export const PRESSED_FILTERS: [OrderFilter, string][] = [
  ["all", "Alle"],
  ["out", "Geht heute raus"],
  ["back", "Kommt heute zurück"],
  ["late", "Überfällig"],
  ["missed", "Nie übergeben"],
  ["send", "Zu versenden"],
  ["unpaid", "Unbezahlt"],
  ["unpaid_late", "Zahlung überfällig"],
]

export const WAIT_TEXTS: Record<Wait, string> = {
  invoice: "Rechnung",
  correction: "Korrektur in der Buchhaltung",
  credit: "Freigabe einer Gutschrift",
  inspection: "Prüfung des Geräts",
  deposit: "Rückgabe der Kaution",
}
