import type { ProtocolKind } from "#shop/rental/rules/hand-over/protocol"
import { download, downloadPdf } from "@/lib/http/save-file"
import { i18n } from "@/lib/i18n"
import "../texts"

const { t } = i18n

export const downloadConfirmation = (order: string) =>
  downloadPdf(`/orders/${order}/confirmation-pdf`, t("orders:file.confirmation", { order }))

export const downloadInvoice = (order: string) =>
  downloadPdf(`/orders/${order}/invoice-pdf`, t("orders:file.invoice", { order }))

export const downloadCertificate = (order: string, lineId: string) =>
  downloadPdf(`/orders/${order}/items/${lineId}/certificate-pdf`, t("orders:file.certificate"))

export const downloadProtocol = (order: string, { id, kind }: { id: string; kind: ProtocolKind }) =>
  downloadPdf(`/orders/${order}/protocols/${id}/pdf`, t(`orders:file.${kind}`, { order }))

export const downloadCalendar = (order: string) =>
  download(`/orders/${order}/calendar.ics`, "text/calendar", t("orders:file.calendar", { order }))
