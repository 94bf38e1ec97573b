export { type OrderErrand, orderErrands } from "./queries/errands"
export { protocolPdf } from "./queries/protocols/protocol-pdf"
