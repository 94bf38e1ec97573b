import { plainText } from "../../lib/plain-text"
import { balanced } from "./balanced"

const LEADING_HEADING = /^\s*<h2[^>]*>([\s\S]*?)<\/h2>/

/**
 * A block of text begins with its heading; the page sets that one in its own place. Without one the title is empty.
 * The heading comes back as plain text.
 */
export function splitHeading(html: string): { title: string; body: string } {
  const heading = LEADING_HEADING.exec(html)
  if (!heading) return { title: "", body: html }
  return { title: plainText(heading[1]), body: balanced(html.slice(heading[0].length)) }
}
