import { downloadPdf } from "@/lib/http/save-file"
import { i18n } from "@/lib/i18n"
import "../texts"

export const downloadQuote = (id: string, number: string) =>
  downloadPdf(`/quotes/${id}/pdf`, i18n.t("quotes:file", { number }))
