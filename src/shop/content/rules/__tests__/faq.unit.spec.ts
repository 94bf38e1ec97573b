import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { htmlOfTitledText, titledText } from "#kernel/html/titled-text"
import { type Faq, faqOf, htmlOfFaq } from "../faq"

const CONTENT = path.join(__dirname, "../../../../../seed/content")
const faqText = readFileSync(path.join(CONTENT, "blocks/faq.html"), "utf8").trim()

const words = fc.stringMatching(/^[A-Za-zäöü&<>"?' ]{1,20}$/).filter((text) => text.trim() === text && text !== "")
const body = fc.constantFrom(
  "",
  "<p>Ja.</p>",
  "<ul>\n<li>eins</li>\n</ul>",
  "<p>Am <strong>Montag</strong>.</p>\n<h4>Auch</h4>",
)

describe("the FAQ", () => {
  it("is read from the shop's own text and written as it was", () => {
    const faq = faqOf(faqText)
    expect(faq.title).toBe("Häufige Fragen")
    expect(faq.groups.length).toBeGreaterThan(2)
    expect(faq.groups[0]).toMatchObject({ id: "faq-miete", title: "Mieten", lead: "" })
    expect(faq.groups[0].questions[0]).toMatchObject({
      id: "faq-mietpreis",
      title: "Wie berechnet sich der Mietpreis?",
    })
    expect(htmlOfFaq(faq)).toBe(faqText)
  })

  it("names new questions after their words, each its own", () => {
    const question = { id: "", title: "Wie lange?", answer: "<p>Kurz.</p>" }
    const faq: Faq = {
      title: "Fragen",
      lead: "",
      groups: [
        {
          id: "faq-wie-lange",
          title: "A",
          lead: "",
          questions: [question, { ...question, title: "Öl & Gas" }, question],
        },
      ],
    }
    const { questions } = faqOf(htmlOfFaq(faq)).groups[0]
    expect(questions.map(({ id }) => id)).toEqual(["faq-wie-lange-2", "faq-oel-gas", "faq-wie-lange-3"])
    expect(questions[1].title).toBe("Öl & Gas")
  })

  it("reads what it wrote, whatever the words", () => {
    const named = fc.record({ id: fc.constant(""), title: words })
    const questions = fc.array(
      fc.tuple(named, body).map(([one, answer]) => ({ ...one, answer })),
      { maxLength: 3 },
    )
    const groups = fc.array(
      fc.tuple(named, body, questions).map(([one, lead, asked]) => ({ ...one, lead, questions: asked })),
    )
    const faqs = fc.tuple(words, body, groups).map(([title, lead, all]): Faq => ({ title, lead, groups: all }))
    const withoutIds = (html: string) => html.replace(/ id="[^"]*"/g, "")
    fc.assert(
      fc.property(faqs, (faq) => {
        const html = htmlOfFaq(faq)
        expect(htmlOfFaq(faqOf(html))).toBe(html)
        const read = faqOf(withoutIds(html))
        expect(read).toEqual(faq)
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]{0,79}$/)
      }),
    )
  })
})

describe("a text with its heading", () => {
  it.each(readdirSync(path.join(CONTENT, "blocks")))("%s is taken apart and put together", (file) => {
    const html = readFileSync(path.join(CONTENT, "blocks", file), "utf8").trim()
    expect(htmlOfTitledText(titledText(html))).toBe(html)
  })

  it.each([
    ["<p>a</p>", { title: "", body: "<p>a</p>" }],
    ["<h2>Öl &amp; Gas</h2>", { title: "Öl & Gas", body: "" }],
    ["", { title: "", body: "" }],
  ])("reads '%s'", (html, expected) => {
    expect(titledText(html)).toEqual(expected)
    expect(htmlOfTitledText(expected)).toBe(html)
  })
})
