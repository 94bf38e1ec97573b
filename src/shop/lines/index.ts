export {
  type CurrentOffer,
  currentOffer,
  hasOtherDiscount,
  priceHasAged,
  priceOf,
  rentalLinePrice,
  rentTermsOf,
} from "./queries/current-offer"
export { displayName, displayQuantity, ratePartsWire, specialPriceWire, toExtraWire, toLineProduct } from "./queries/line-wire"
