export { type CurrentOffer, currentOffer, priceHasAged, priceOf, rentTermsOf } from "./queries/current-offer"
export { displayName, displayQuantity, ratePartsWire, toExtraWire, toLineProduct } from "./queries/line-wire"
