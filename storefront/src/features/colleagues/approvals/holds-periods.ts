import type { OrderRequestWire } from "#shop/approvals/wire/order-request"

/** Whether there is a rental among what is asked for, whose period is held while it waits. */
export const holdsPeriods = ({ items }: Pick<OrderRequestWire, "items">): boolean =>
  items.some(({ rentalstartdate }) => rentalstartdate !== null)
