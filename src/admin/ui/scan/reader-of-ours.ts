import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill"
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url"
import type { BarcodeReader } from "./reader"

type Formats = NonNullable<ConstructorParameters<typeof BarcodeDetector>[0]>["formats"]

/** A reader in WebAssembly, which the shop serves itself: by itself it would fetch it from another host. */
export async function readerOfOurs(formats: Formats): Promise<BarcodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return new BarcodeDetector({ formats })
}
