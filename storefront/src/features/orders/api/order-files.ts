import { download, downloadPdf } from "../../../lib/save-file"

export const downloadConfirmation = (orderId: string) =>
  downloadPdf(`/orders/${orderId}/confirmation-pdf`, `Auftragsbestaetigung_${orderId}.pdf`)

export const downloadInvoice = (orderId: string) =>
  downloadPdf(`/orders/${orderId}/invoice-pdf`, `Rechnung_${orderId}.pdf`)

export const downloadCertificate = (orderId: string, lineId: string) =>
  downloadPdf(`/orders/${orderId}/items/${lineId}/certificate-pdf`, "Kalibrierzertifikat.pdf")

export const downloadCalendar = (orderId: string) =>
  download(`/orders/${orderId}/calendar.ics`, "text/calendar", `Miete_${orderId}.ics`)
