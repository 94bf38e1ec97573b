import { http } from "../../../lib/http"
import { saveFile } from "../../../lib/save-file"

/** Documents need the login, so they are fetched with it and handed to the browser's download. */
const download = (path: string, accept: string, name: string) =>
  http.file(path, accept).then((file) => saveFile(file.blob, file.name ?? name))

export const downloadConfirmation = (orderId: string) =>
  download(`/orders/${orderId}/confirmation-pdf`, "application/pdf", `Auftragsbestaetigung_${orderId}.pdf`)

export const downloadInvoice = (orderId: string) =>
  download(`/orders/${orderId}/invoice-pdf`, "application/pdf", `Rechnung_${orderId}.pdf`)

export const downloadCalendar = (orderId: string) =>
  download(`/orders/${orderId}/calendar.ics`, "text/calendar", `Miete_${orderId}.ics`)
