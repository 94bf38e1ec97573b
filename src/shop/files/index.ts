export { claimFiles } from "./commands/claim-files"
