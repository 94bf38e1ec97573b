export { differences } from "./data/differences"
export { recordAudit } from "./data/record"
