const KILO = 1000
const NO_BREAK_SPACE = "\u00a0"

/** "64 KB", "1.4 MB", "19 MB": size of a file as download lists show it, in decimal units, one decimal below 10 MB. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / KILO ** 2
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / KILO))}${NO_BREAK_SPACE}KB`
  return `${megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)}${NO_BREAK_SPACE}MB`
}
