import { plainText } from "../../lib/plain-text"
import type { JsonLd } from "./json-ld"

/** A heading with what follows it until the next one. */
const HEADED = /<h[23][^>]*>(.*?)<\/h[23]>(.*?)(?=<h[23][\s>]|$)/gs

/** Questions and answers of the FAQ's text: a heading asks, what stands below it answers; a heading of headings is neither. */
export function faqLd(html: string): JsonLd[] {
  const mainEntity = [...html.matchAll(HEADED)]
    .map(([, question = "", answer = ""]) => ({ name: plainText(question), text: plainText(answer) }))
    .filter(({ text }) => text !== "")
    .map(({ name, text }) => ({ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }))
  return mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : []
}
