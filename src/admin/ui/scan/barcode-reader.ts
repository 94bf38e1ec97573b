import type { BarcodeReader } from "./reader"

interface BarcodeReaders {
  new (options: { formats: typeof FORMATS }): BarcodeReader
  getSupportedFormats(): Promise<readonly string[]>
}
declare global {
  interface Window {
    BarcodeDetector?: BarcodeReaders
  }
}

/** What our labels have, and what makers print on their devices. */
const FORMATS: ("qr_code" | "data_matrix" | "code_128" | "code_39")[] = [
  "qr_code",
  "data_matrix",
  "code_128",
  "code_39",
]

/**
 * The browser's own reader where it reads QR codes, else one that the shop brings along: Safari and Firefox have none.
 * @throws if the one that is brought along can't be loaded
 */
export async function barcodeReader(): Promise<BarcodeReader> {
  const own = window.BarcodeDetector
  const known = own ? await own.getSupportedFormats().catch(() => []) : []
  if (own && known.includes("qr_code")) return new own({ formats: FORMATS.filter((format) => known.includes(format)) })
  const { readerOfOurs } = await import("./reader-of-ours.js")
  return readerOfOurs(FORMATS)
}
