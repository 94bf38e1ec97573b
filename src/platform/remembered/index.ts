export { type Earlier, onChange, remembered } from "./remembered"
