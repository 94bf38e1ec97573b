export { chargesWire, chargeTitle } from "./queries/charge-wire"
export { displayName, displayQuantity, lineWire, toLineProduct } from "./queries/line-wire"
export { refuseTooMuch } from "./queries/most-total"
