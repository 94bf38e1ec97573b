export { assertOpen, requestToAnswer } from "./commands/answer"
export { requestApproval } from "./commands/request"
export { endRequest, openRequestsOf, settle } from "./data/requests"
