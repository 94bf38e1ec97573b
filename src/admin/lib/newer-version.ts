import { StaffRefusal } from "./use-staff-change"

/** What a refused change says the latest version is, with which it may be sent again; null if it wasn't refused for that. */
export const newerVersion = (error: Error | null): number | null => {
  const version = versionIn(error)
  return typeof version === "number" ? version : null
}

/** The same of what is told apart by its content. */
export const newerState = (error: Error | null): string | null => {
  const version = versionIn(error)
  return typeof version === "string" ? version : null
}

const versionIn = (error: Error | null) => (error instanceof StaffRefusal ? error.body.version : null)
