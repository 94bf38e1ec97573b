import type { StaffErpRow } from "../wire/staff-erp"

/** Rappen of a credit that are transferred, since they were paid; null where the shop doesn't know. */
export const transferOf = ({ credit, set_off: setOff }: Pick<StaffErpRow, "credit" | "set_off">): number | null =>
  setOff === null ? null : setOff.reduce((left, { amount }) => left - amount, credit ?? 0)
