export { keptSite, siteSnapshot } from "./snapshot"
export type * from "./types"
