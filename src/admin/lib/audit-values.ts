const VALUES: Record<string, string> = {
  calibration: "Kalibrierung",
  cancelled: "storniert",
  handed_over: "beim Kunden",
  other: "Eigenbedarf",
  parked: "parkiert",
  rental: "Miete",
  repair: "Reparatur",
  reserved: "reserviert",
  returned: "zurück",
}
/** Fields that hold one of a few names, not words of somebody. */
const NAMED = /(^|\.)(kind|state|status)$/

/** What a field held, in words where it is one of a few names. */
export const auditValue = (field: string, text: string): string =>
  text === "" ? "(leer)" : (NAMED.test(field) && VALUES[text]) || text
