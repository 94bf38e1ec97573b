export type CsvCell = string | number | null

/** Excel takes a file for UTF-8 only with this mark; it also tells no other programme anything wrong. */
const BYTE_ORDER_MARK = "\uFEFF"
const SEPARATOR = ";"
const LINE_END = "\r\n"

/** What spreadsheets take for the beginning of a formula, after blanks too, and in East Asian width. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u
/** Serial and phone numbers that would lose zeros or digits, and what would become a power or a date of this year. */
const MISREAD = /^\s*(?:0\d+|\d{12,}|\d+(?:\.\d+)?E\d+|\d{1,2}[-/]\d{1,2})\s*$/i
const MUST_BE_QUOTED = /["';,\t\r\n]|^\s|\s$/u

/**
 * A table as Excel in Switzerland opens it by a double click: UTF-8 with mark, semicolons, CRLF, the first row the headings.
 * Numbers stay numbers. A text that a spreadsheet would run as a formula, or misread as a number, gets an apostrophe in
 * front, which shows; a phone number keeps its plus and its zeros behind it.
 * @throws RangeError for a number that is none
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(SEPARATOR) + LINE_END).join("")

function cellOf(cell: CsvCell): string {
  if (cell === null) return ""
  if (typeof cell === "number") {
    if (!Number.isFinite(cell)) throw new RangeError(`No number for a table: ${cell}`)
    return String(cell)
  }
  const harmless = FORMULA.test(cell) || MISREAD.test(cell) ? `'${cell}` : cell
  return MUST_BE_QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
