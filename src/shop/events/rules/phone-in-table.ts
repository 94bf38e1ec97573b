const COUNTRY = 4
const NETWORK = 3

/**
 * A phone number as a spreadsheet leaves it alone: no plus, which begins a formula, and never digits only, of which it would
 * drop the leading zero. "+41791234567" → "0041 791234567", "0791234567" → "079 1234567". Dials as before.
 */
export function phoneInTable(phone: string): string {
  const dialled = phone.trim().replace(/^\+\s*/, "00")
  if (!/^\d+$/.test(dialled)) return dialled
  const prefix = dialled.startsWith("00") ? COUNTRY : NETWORK
  return `${dialled.slice(0, prefix)} ${dialled.slice(prefix)}`.trim()
}
