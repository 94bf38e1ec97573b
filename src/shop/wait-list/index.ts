export { forgetEntriesIn } from "./commands/forget-old-entries"
