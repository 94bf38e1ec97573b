export { cachedCatalogue, catalogueSnapshot } from "./snapshot"
export type * from "./types"
