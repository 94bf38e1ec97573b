export { endHolds } from "./data/booking/holds"
export { moveOffer } from "./data/booking/offers"
export { lockCustomer } from "./data/booking/reserve"
export { endTrust, trustCustomer } from "./data/booking/trusted-customers"
export { changeById, changesOfOrders, type NewRentalChange, type RentalChange } from "./data/changes"
export { dayRules } from "./data/day-rules"
export { ownTimes } from "./data/delivery-rules"
export { type OrderRental, rentalsOfOrders } from "./data/order-rentals"
export type { HeldLine, PeriodOffer, PeriodRequest } from "./data/shapes"
export type { RentalService } from "./data/types"
export { protocolsOfOrders, type RentalProtocol } from "./data/units/protocols"
export { allowedPeriod } from "./queries/allowed-period"
export { customerStatus } from "./queries/open-rents"
export {
  brokenRuleError,
  obstacleMessage,
  periodConflictError,
  refuseUnknownDelivery,
  toPeriodConflict,
} from "./queries/period-refusal"
export { ruleWire } from "./queries/rule-wire"
export { closedDaysBetween, comingWorkingDays, shopWorkingDays } from "./queries/shop-working-days"
