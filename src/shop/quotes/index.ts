export { noteQuoteOrdered } from "./commands/note-ordered"
