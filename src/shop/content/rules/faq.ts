import { htmlOfText, textOfHtml } from "#kernel/html/html-text"
import { htmlOfTitledText, titledText } from "#kernel/html/titled-text"
import { slugOf } from "#kernel/words/slug"

/** A heading with what is below it, as HTML. */
interface Headed {
  /** By which links find it; "" for one that is new or has none. */
  id: string
  title: string
}

export interface FaqQuestion extends Headed {
  answer: string
}

export interface FaqGroup extends Headed {
  /** What is before the first question. */
  lead: string
  questions: FaqQuestion[]
}

/** The page of questions and answers: its heading and lead, and groups of questions. Titles are plain text. */
export interface Faq {
  title: string
  lead: string
  groups: FaqGroup[]
}

/** What is before the first heading of a level, and each heading with what is below it. */
function partsAt(heading: "h2" | "h3", html: string): string[] {
  const parts = html.split(new RegExp(`(?=<${heading}[\\s>])`))
  return html.startsWith(`<${heading}`) ? ["", ...parts] : parts
}

function headed(html: string): Headed & { below: string } {
  const [heading = "", attributes = "", title = ""] = /^<h[23]([^>]*)>([\s\S]*?)<\/h[23]>/.exec(html) ?? []
  const id = /\sid="([^"]*)"/.exec(attributes)?.[1] ?? ""
  return { id, title: textOfHtml(title), below: html.slice(heading.length).trim() }
}

function groupOf(html: string): FaqGroup {
  const { id, title, below } = headed(html)
  const [lead, ...questions] = partsAt("h3", below)
  return { id, title, lead: lead.trim(), questions: questions.map(questionOf) }
}

function questionOf(html: string): FaqQuestion {
  const { id, title, below } = headed(html)
  return { id, title, answer: below }
}

/** The questions and answers of a text whose second-level headings are groups, whose third-level headings are questions. */
export function faqOf(html: string): Faq {
  const { title, body } = titledText(html)
  const [lead, ...groups] = partsAt("h2", body)
  return { title, lead: lead.trim(), groups: groups.map(groupOf) }
}

/** The text of questions and answers; new ones get a name of their own, by which links find them. */
export function htmlOfFaq({ title, lead, groups }: Faq): string {
  const taken = new Set(groups.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]))
  const nameOf = ({ id, title: words }: Headed) => {
    if (id !== "") return id
    const name = `faq-${slugOf(words) || "frage"}`.slice(0, 70)
    let free = name
    for (let count = 2; taken.has(free); count++) free = `${name}-${count}`
    taken.add(free)
    return free
  }
  const heading = (level: "h2" | "h3", one: Headed) =>
    `<${level} id="${nameOf(one)}">${htmlOfText(one.title.trim())}</${level}>`
  const parts = groups.flatMap((group) => [
    heading("h2", group),
    group.lead,
    ...group.questions.flatMap((question) => [heading("h3", question), question.answer]),
  ])
  return [htmlOfTitledText({ title, body: lead }), ...parts].filter((part) => part !== "").join("\n")
}
