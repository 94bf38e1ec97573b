export { onChange, type Remembered, remembered } from "./remembered"
