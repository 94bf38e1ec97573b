export { type CurrentOffer, currentOffer, priceHasAged, priceOf } from "./queries/current-offer"
export { displayName, displayQuantity, toExtraWire, toLineProduct } from "./queries/line-wire"
