export { type OrderErrand, orderErrands } from "./queries/errands"
