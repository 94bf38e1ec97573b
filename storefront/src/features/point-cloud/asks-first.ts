interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** What is known of the visitor's device and line. */
export interface Visit {
  /** The main pointer is a finger. */
  isHandheld: boolean
  connection?: Connection
}

/** Whether to ask before megabytes are loaded: on phones, slow lines, and where data are to be saved. */
export const asksFirst = ({ isHandheld, connection }: Visit): boolean =>
  isHandheld || connection?.saveData === true || /^(slow-)?[23]g$/.test(connection?.effectiveType ?? "")

export const thisVisit = (): Visit => ({
  isHandheld: window.matchMedia("(pointer: coarse)").matches,
  connection: (navigator as Navigator & { connection?: Connection }).connection,
})
