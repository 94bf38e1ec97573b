const KILO = 1000
const NO_BREAK_SPACE = "\u00a0"

/** "64 KB", "1.4 MB", "19 MB": size of a file as download lists show it, in decimal units, one decimal below 10 MB. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / KILO ** 2
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / KILO))}${NO_BREAK_SPACE}KB`
  return `${megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)}${NO_BREAK_SPACE}MB`
}

/** "PLY" of "/media/sample-data/fassade.ply"; "" where the address ends without a type. */
export function fileType(url: string): string {
  const [path = ""] = url.split(/[?#]/)
  return /\.([a-z0-9]{2,4})$/i.exec(path)?.[1]?.toUpperCase() ?? ""
}

/** "PDF, 1.2 MB": what is known of a file's type and size, as it is next to its title. */
export const fileNote = (url: string, bytes: number | undefined): string =>
  [fileType(url), bytes === undefined ? "" : fileSize(bytes)].filter(Boolean).join(", ")
