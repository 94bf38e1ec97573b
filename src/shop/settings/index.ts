export { lockSettings, writeSettings } from "./commands/keep-settings"
export { shopSettings } from "./queries/shop-settings"
export { staffSettings } from "./queries/staff/settings"
