import { downloadPdf } from "../../../lib/save-file"

export const downloadQuote = (id: string, number: string) => downloadPdf(`/quotes/${id}/pdf`, `Offerte_${number}.pdf`)
