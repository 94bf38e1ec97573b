export { catalogueSnapshot, keptCatalogue } from "./snapshot"
export type * from "./types"
