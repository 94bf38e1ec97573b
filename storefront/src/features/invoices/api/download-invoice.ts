import { useMutation } from "@tanstack/react-query"
import { downloadPdf } from "@/lib/http/save-file"

/** A failed download is only logged (spec "customer area" §8); a refusal says its reason at the button (ruling 2a). */
export const useInvoiceDownload = (id: string) =>
  useMutation({
    mutationFn: () => downloadPdf(`/invoice/${encodeURIComponent(id)}/pdf`, "invoice.pdf"),
    onError: (error) => console.warn(`Invoice ${id} could not be downloaded: ${error.message}`),
  })
