import { plainText } from "@/lib/plain-text"
import type { JsonLd } from "./json-ld"

/** A heading with what follows it until the next one. */
const HEADED = /<h([23])[^>]*>(.*?)<\/h\1>(.*?)(?=<h[23][\s>]|$)/gs

/**
 * Questions and answers of the FAQ's text: its lowest headings ask, what is below them answers; headings above those
 * only group.
 */
export function faqLd(html: string): JsonLd[] {
  const headed = [...html.matchAll(HEADED)].map(([, level = "", heading = "", text = ""]) => {
    return { level, name: plainText(heading), text: plainText(text) }
  })
  const asking = headed.some(({ level }) => level === "3") ? "3" : "2"
  const mainEntity = headed
    .filter(({ level, text }) => level === asking && text !== "")
    .map(({ name, text }) => ({ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }))
  return mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : []
}
