export { keepQuote } from "./commands/keep-quote"
export { moveQuotes } from "./commands/move-quotes"
export { noteQuoteOrdered } from "./commands/note-ordered"
export { startMailedQuote } from "./commands/start-quote"
