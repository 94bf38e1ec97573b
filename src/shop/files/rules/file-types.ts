/** What a file is by its first bytes, whatever its name says. */
export interface FileType {
  extension: string
  mimeType: string
}

/** So many bytes tell the type. */
export const TYPE_BYTES = 64

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const startsWith = (mark: string) => (bytes: Uint8Array) => text(bytes, 0, mark.length) === mark

interface KnownType extends FileType {
  matches(bytes: Uint8Array): boolean
}

const known = (extension: string, mimeType: string, matches: KnownType["matches"]): KnownType => ({
  extension,
  mimeType,
  matches,
})

const KNOWN = [
  known("jpg", "image/jpeg", startsWith("\xff\xd8\xff")),
  known("png", "image/png", startsWith("\x89PNG\r\n\x1a\n")),
  known("webp", "image/webp", (bytes) => startsWith("RIFF")(bytes) && text(bytes, 8, 12) === "WEBP"),
  known("avif", "image/avif", (bytes) => /^ftyp(avif|avis|mif1)/.test(text(bytes, 4, 12))),
  known("pdf", "application/pdf", startsWith("%PDF-")),
  known("zip", "application/zip", startsWith("PK\x03\x04")),
  known("e57", "model/e57", startsWith("ASTM-E57")),
  known("las", "application/vnd.las", startsWith("LASF")),
  known("ply", "application/octet-stream", (bytes) => /^ply\r?\n/.test(text(bytes, 0, 5))),
  known("dxf", "image/vnd.dxf", (bytes) => /^\s*(0\s+SECTION|999\s)/.test(text(bytes, 0, TYPE_BYTES))),
] as const satisfies KnownType[]

/**
 * @param first the file's first `TYPE_BYTES` bytes, fewer if it is shorter
 * @returns null for what the shop doesn't take, SVG and HTML among it: they can carry scripts
 */
export function fileTypeOf(first: Uint8Array): FileType | null {
  const found = KNOWN.find(({ matches }) => matches(first))
  return found ? { extension: found.extension, mimeType: found.mimeType } : null
}
