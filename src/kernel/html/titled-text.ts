import { htmlOfText, textOfHtml } from "./html-text"

const LEADING_HEADING = /^\s*<h2[^>]*>([\s\S]*?)<\/h2>/

/** A text that begins with its heading, the two apart; the title is plain text, "" for a text without one. */
export interface TitledText {
  title: string
  body: string
}

/** Takes the heading off that a text begins with. */
export function titledText(html: string): TitledText {
  const heading = LEADING_HEADING.exec(html)
  if (!heading) return { title: "", body: html.trim() }
  return { title: textOfHtml(heading[1]), body: html.slice(heading[0].length).trim() }
}

/** A text with its heading before it; the other way round of `titledText`. */
export const htmlOfTitledText = ({ title, body }: TitledText): string =>
  [title.trim() && `<h2>${htmlOfText(title.trim())}</h2>`, body.trim()].filter(Boolean).join("\n")
