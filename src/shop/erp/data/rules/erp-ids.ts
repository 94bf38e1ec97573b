/** Whose ids stand in the shop's tables as they are: the ERP that it had before ids said whose they are. */
const FIRST = "bexio"

const prefixOf = (erp: string) => (erp === FIRST ? "" : `${erp}:`)

/** The ERP whose id it is, as the shop keeps it. */
export const erpOfId = (kept: string): string => (kept.includes(":") ? kept.slice(0, kept.indexOf(":")) : FIRST)

/** An id of this ERP's as the shop keeps it: it says whose it is, so that no other ERP is asked for it. */
export const keptId = (erp: string, id: string): string => `${prefixOf(erp)}${id}`

/** What the ERP itself calls it; null for another ERP's. */
export const ownId = (erp: string, kept: string): string | null =>
  erpOfId(kept) === erp ? kept.slice(prefixOf(erp).length) : null
