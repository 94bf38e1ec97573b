import type { ProtocolKind } from "#shop/rental/rules/protocol"
import { download, downloadPdf } from "@/lib/http/save-file"

export const downloadConfirmation = (orderId: string) =>
  downloadPdf(`/orders/${orderId}/confirmation-pdf`, `Auftragsbestaetigung_${orderId}.pdf`)

export const downloadInvoice = (orderId: string) =>
  downloadPdf(`/orders/${orderId}/invoice-pdf`, `Rechnung_${orderId}.pdf`)

export const downloadCertificate = (orderId: string, lineId: string) =>
  downloadPdf(`/orders/${orderId}/items/${lineId}/certificate-pdf`, "Kalibrierzertifikat.pdf")

export const downloadProtocol = (orderId: string, { id, kind }: { id: string; kind: ProtocolKind }) =>
  downloadPdf(
    `/orders/${orderId}/protocols/${id}/pdf`,
    `${kind === "hand_over" ? "Uebergabeprotokoll" : "Rueckgabeprotokoll"}_${orderId}.pdf`,
  )

export const downloadCalendar = (orderId: string) =>
  download(`/orders/${orderId}/calendar.ics`, "text/calendar", `Miete_${orderId}.ics`)
