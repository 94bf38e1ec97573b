export { cachedUntilChange, type Earlier, onChange } from "./cached-until-change"
export type { Watched } from "./watch-sql"
