export { catalogueSnapshot, keptSnapshot, onCatalogueChange } from "./snapshot"
export type * from "./types"
