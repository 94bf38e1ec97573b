export { discountFor } from "./queries/discounts-of"
