export { cachedUntilChange, type Earlier, onChange } from "./cached-until-change"
