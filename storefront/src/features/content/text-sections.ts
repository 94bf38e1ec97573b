import { plainText } from "../../lib/plain-text"
import { balanced } from "./balanced"
import { splitHeading } from "./split-heading"

export interface TextSection {
  /** Anchor of the section; "" where staff gave its heading none. */
  id: string
  title: string
  html: string
}

export interface SectionedText {
  /** The heading that the text begins with; "" without one. */
  title: string
  /** What is before the first section. */
  lead: string
  sections: TextSection[]
}

const HEADING = /<h2(?:\s+id="([^"]*)")?[^>]*>([\s\S]*?)<\/h2>/

/** A long text of staff cut at its second-level headings, so that a page can set each part as a section of its own. */
export function textSections(html: string): SectionedText {
  const { title, body } = splitHeading(html)
  const [lead, ...parts] = body.split(/(?=<h2[\s>])/)
  const sections = parts.map((part) => {
    const [heading = "", id = "", text = ""] = HEADING.exec(part) ?? []
    return { id, title: plainText(text), html: balanced(part.slice(heading.length)).trim() }
  })
  return { title, lead: balanced(lead).trim(), sections }
}
