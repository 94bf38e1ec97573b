export { type Earlier, onChange, type Remembered, remembered } from "./remembered"
