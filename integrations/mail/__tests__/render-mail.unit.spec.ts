import { describe, expect, it } from "vitest"
import { renderMail } from "../rendering/render-mail"
import type { MailTemplate } from "../rendering/template"

const sender = { company: "Muster Vermessung AG", signature: ["Musterstrasse 1, 9000 St. Gallen"] }
const template = (body: string): MailTemplate<object> => ({ name: "test", subject: "Betreff", preview: "", body })
const render = (body: string, data: object = {}) => renderMail(template(body), data, sender)
const textOf = (body: string, data: object = {}) => render(body, data).text.split("\n\nFreundliche Grüsse")[0]

describe("what a template can say", () => {
  it("makes paragraphs, bold words and links, in text and in HTML", () => {
    const { text, html } = render("Guten **Tag**\nzweite Zeile\n\nMehr [hier](https://shop.example.ch/a).")
    expect(text).toContain("Guten Tag\nzweite Zeile\n\nMehr hier: https://shop.example.ch/a.")
    expect(html).toContain("Guten <strong>Tag</strong><br>zweite Zeile</p>")
    expect(html).toContain('<a href="https://shop.example.ch/a" style="color:#c2410c">hier</a>')
  })

  it("makes lists", () => {
    expect(textOf("- eins\n- zwei")).toBe("- eins\n- zwei")
    expect(render("- eins\n- zwei").html).toContain("<ul><li>eins</li><li>zwei</li></ul>")
  })

  it("sets amounts in a column, with what more there is to say below", () => {
    const body = "**Miete**, 3 Tage | {{amount}}\nLieferung: Post\n**Total** | **{{amount}}**"
    const { html } = render(body, { amount: "CHF 1.00 | x" })
    expect(textOf(body, { amount: "CHF 1.00" })).toBe("Miete, 3 Tage: CHF 1.00\nLieferung: Post\nTotal: CHF 1.00")
    expect(html.match(/<tr>/g)).toHaveLength(3)
    expect(html.match(/text-align:right;white-space:nowrap">(<strong>)?CHF 1\.00 \| x/g)).toHaveLength(2)
  })

  it("puts a link that stands alone on a line of its own", () => {
    expect(textOf("[Weiter](https://shop.example.ch/)")).toBe("Weiter:\nhttps://shop.example.ch/")
  })

  it.each([
    ["a filled text", { note: "x" }, "Anfang\nmit x\nEnde"],
    ["an empty text", { note: "" }, "Anfang\nEnde"],
    ["nothing", { note: null }, "Anfang\nEnde"],
  ])("shows a conditional part for %s only", (_case, data, expected) => {
    expect(textOf("Anfang\n{{#note}}\nmit {{note}}\n{{/note}}\nEnde", data)).toBe(expected)
  })

  it("repeats a part for each entry, the entry's values before the outer ones", () => {
    const data = { name: "aussen", unit: "Tage", items: [{ name: "a" }, { name: "b" }] }
    expect(textOf("{{#items}}{{name}} {{unit}}; {{/items}}{{name}}", data)).toBe("a Tage; b Tage; aussen")
  })

  it.each([
    ["a value that is missing", "{{name}}"],
    ["a part that is not closed", "{{#name}}x"],
    ["parts closed in the wrong order", "{{#a}}{{#b}}{{/a}}{{/b}}"],
  ])("fails for %s instead of sending half a mail", (_case, body) => {
    expect(() => render(body)).toThrow("Mail template")
  })
})

describe("what a value can't do", () => {
  it("be HTML", () => {
    const { html, text } = render("Guten Tag {{name}}", { name: `<img src=x onerror="alert('1')">&` })
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;")
    expect(html).not.toContain("<img")
    expect(text).toContain(`<img src=x onerror="alert('1')">&`)
  })

  it("be markup, a link or another value", () => {
    const values = { name: "**fett** [hier](https://evil.example)", other: "\uE0000\uE001" }
    const { html } = render("{{name}} {{other}}", values)
    expect(html).toContain("**fett** [hier](https://evil.example)")
    expect(html).not.toContain('href="https://evil.example"')
    expect(html.match(/fett/g)).toHaveLength(1)
  })

  it("break out of a link's address", () => {
    expect(render("[x]({{url}})", { url: 'https://a.ch/"onclick="x' }).html).toContain(
      'href="https://a.ch/&quot;onclick=&quot;x"',
    )
  })

  it("begin another line, in the text or among the headers", () => {
    const subject = { ...template(""), subject: "Ihre Bestellung {{reference}}" }
    const mail = renderMail(subject, { reference: "A\r\nBcc: x@evil.example\u2028B" }, sender)
    expect(mail.subject).toBe("Ihre Bestellung A Bcc: x@evil.example B")
  })
})
