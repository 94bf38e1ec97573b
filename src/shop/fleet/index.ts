export { type OrderErrand, orderErrands } from "./queries/order-errands"
export { protocolPdf } from "./queries/protocols/protocol-pdf"
