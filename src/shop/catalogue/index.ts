export { chargeName } from "./queries/extension-charges"
export { priceWith } from "./queries/rental-search"
export {
  type CatalogueChoice,
  type CatalogueDeliveryType,
  type CatalogueProduct,
  type CatalogueSnapshot,
  catalogueSnapshot,
} from "./queries/snapshot/index"
