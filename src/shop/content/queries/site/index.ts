export { cachedSite, siteSnapshot } from "./snapshot"
export type * from "./types"
