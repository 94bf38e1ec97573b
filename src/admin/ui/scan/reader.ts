/** The part of the browsers' barcode reader that is used; not all of them have one. */
export interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
