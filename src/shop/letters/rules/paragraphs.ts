/** A text's lines, paragraph by paragraph; these are set apart by empty lines. */
export const paragraphsOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n[\t ]*\n/)
    .map((part) => part.split("\n").map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
