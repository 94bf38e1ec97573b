export { chargesWire, chargeTitle } from "./queries/charge-wire"
export {
  type CurrentOffer,
  currentOffer,
  hasOtherDiscount,
  pricedTerms,
  priceHasAged,
  priceOf,
  rentalLinePrice,
  rentTermsOf,
} from "./queries/current-offer"
export {
  displayName,
  displayQuantity,
  ratePartsWire,
  servicesWire,
  specialPriceWire,
  toExtraWire,
  toLineProduct,
} from "./queries/line-wire"
