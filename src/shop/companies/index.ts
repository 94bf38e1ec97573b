export { membershipOf } from "./data/members"
export { noteOrderOfCompany, orderContact, SEEN_ORDERS, seesOrder } from "./data/orders"
export { colleaguesAddresses } from "./queries/company-addresses"
