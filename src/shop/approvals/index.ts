export { assertOpen, requestToAnswer } from "./commands/answer"
export { requestApproval } from "./commands/request"
export { endRequest, settle } from "./data/requests"
export { rentsAskedFor } from "./queries/rents-asked-for"
