import contentDisposition from "content-disposition"

const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue", ß: "ss", "’": "'" }

/** The header that names the file of an answer. */
export const DISPOSITION = "content-disposition"

/** The name in letters that every client reads: for those that don't know `filename*`. */
const asciiName = (name: string) =>
  [...name.normalize("NFC")]
    .map((character) => SPELLED[character] ?? character.normalize("NFKD").replace(/\p{Mn}/gu, ""))
    .join("")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["\\%]/g, "_")

/** What a name may not hold: parts of a path, and what no system shows. */
const plainName = (name: string) => name.replace(/[\p{Cc}\p{Cs}/\\]/gu, "_")

/**
 * The header that names a file to be saved, or shown, in characters of ASCII alone.
 * @example dispositionOf("Übergabe.pdf") //=> `attachment; filename="Uebergabe.pdf"; filename*=UTF-8''%C3%9Cbergabe.pdf`
 * @see RFC 6266
 */
export function dispositionOf(name: string, type: "attachment" | "inline" = "attachment"): string {
  const plain = plainName(name)
  return contentDisposition(plain, { type, fallback: asciiName(plain) })
}
