export { type CurrentOffer, currentOffer, priceHasAged, priceOf } from "./queries/current-offer"
export { displayName, displayQuantity, toExtraWire, toLineProduct } from "./queries/line-wire"
export {
  type ChosenExtra,
  type LineColumns,
  type LineFacts,
  type RentalTerms,
  type ShopLine,
  toShopLine,
} from "./queries/shop-line"
