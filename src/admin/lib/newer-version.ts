import { StaffRefusal } from "./use-staff-change"

/** What a refused change says the latest version is, with which it may be sent again; null if it wasn't refused for that. */
export const newerVersion = (error: Error | null): number | null =>
  error instanceof StaffRefusal && typeof error.body.version === "number" ? error.body.version : null
