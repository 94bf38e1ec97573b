import { downloadPdf } from "@/lib/http/save-file"

export const downloadQuote = (id: string, number: string) => downloadPdf(`/quotes/${id}/pdf`, `Offerte_${number}.pdf`)
