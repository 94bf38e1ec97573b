import { describe, expect, it, vi } from "vitest"
import type { MailPage } from "#extension/mail-page"
import { withoutLinks } from "#kernel/words/without-links"
import { textsFor } from "#texts/texts"
import { amounts, type Block, button, list, paragraph, row } from "../rendering/blocks"
import { rendered } from "../rendering/render-mail"
import type { Say } from "../rendering/template"

const letter = {
  sender: { company: "Muster Vermessung AG", signature: ["Musterstrasse 1, 9000 St. Gallen"] },
  texts: textsFor("customer"),
}
const render = (body: (say: Say) => (Block | null)[], subject: (say: Say) => string = () => "Betreff") =>
  rendered((_data, say) => ({ subject: subject(say), preview: "", body: body(say) }), {}, letter)
const textOf = (body: (say: Say) => (Block | null)[]) => render(body).text.split("\n\nFreundliche Grüsse")[0]

describe("what a template can say", () => {
  it("makes paragraphs, bold words and links, in text and in HTML", () => {
    const { text, html } = render(() => [
      paragraph("Guten **Tag**", "zweite Zeile"),
      paragraph("Mehr [hier](https://shop.example.ch/a)."),
    ])
    expect(text).toContain("Guten Tag\nzweite Zeile\n\nMehr hier: https://shop.example.ch/a.")
    expect(html).toContain("Guten <strong>Tag</strong><br>zweite Zeile</p>")
    expect(html).toContain('<a href="https://shop.example.ch/a" style="color:#c2410c">hier</a>')
  })

  it("makes lists", () => {
    const body = () => [list("eins", "zwei")]
    expect(textOf(body)).toBe("- eins\n- zwei")
    expect(render(body).html).toContain("<ul><li>eins</li><li>zwei</li></ul>")
  })

  it("sets amounts in a column, with what more there is to say below", () => {
    const body = (say: Say) => [
      amounts(
        row("**Miete**, 3 Tage", say.value("CHF 1.00 | x")),
        row("Lieferung: Post"),
        row("**Total**", `**${say.value("CHF 1.00 | x")}**`),
      ),
    ]
    const { html } = render(body)
    expect(textOf(body)).toBe("Miete, 3 Tage: CHF 1.00 | x\nLieferung: Post\nTotal: CHF 1.00 | x")
    expect(html.match(/<tr>/g)).toHaveLength(3)
    expect(html.match(/text-align:right;white-space:nowrap">(<strong>)?CHF 1\.00 \| x/g)).toHaveLength(2)
  })

  it("puts a button's address on a line of its own", () => {
    expect(textOf(() => [button("Weiter", "https://shop.example.ch/")])).toBe("Weiter:\nhttps://shop.example.ch/")
  })

  it("leaves out what there isn't", () => {
    expect(textOf(() => [paragraph("Anfang"), null, paragraph("Ende")])).toBe("Anfang\n\nEnde")
  })

  it("says sentences of the catalogue, sentences within them too", () => {
    const said = (say: Say) => [paragraph(say("mails.link_once", { expires_at: { code: "cart.empty", values: {} } }))]
    expect(textOf(said)).toBe("Der Link gilt bis Ihr Warenkorb ist leer. und lässt sich einmal verwenden.")
  })
})

it("is laid out as an extension says, which is handed nothing that isn't escaped", () => {
  const page = vi.fn<MailPage>(() => "<html>")
  const sender = { company: "Muster & <Co>", signature: ["<b>1</b>"] }
  const template = (_data: object, say: Say) => ({
    subject: `Für ${say.value("<i>Sie</i>")}`,
    preview: "1 < 2",
    body: [paragraph(say.value("<script>"))],
  })
  expect(rendered(template, {}, { ...letter, sender, page })).toMatchObject({
    html: "<html>",
    subject: "Für <i>Sie</i>",
  })
  const [parts] = page.mock.lastCall ?? []
  expect(parts).toMatchObject({ subject: "Für &lt;i&gt;Sie&lt;/i&gt;", preview: "1 &lt; 2" })
  expect(parts?.body).toContain("&lt;script&gt;")
  expect(parts?.sender).toEqual({ company: "Muster &amp; &lt;Co&gt;", signature: ["&lt;b&gt;1&lt;/b&gt;"] })
  expect(parts?.greeting.join()).toContain("Muster &amp; &lt;Co&gt;")
})

describe("what a value can't do", () => {
  const item = (value: string) => (say: Say) => [
    paragraph(say("ordermails.goods", { display_name: value, quantity: 2 })),
  ]

  it("be HTML", () => {
    const { html, text } = render(item(`<img src=x onerror="alert('1')">&`))
    expect(html).toContain("<strong>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</strong>")
    expect(html).not.toContain("<img")
    expect(text).toContain(`<img src=x onerror="alert('1')">&, 2`)
  })

  it.each([
    ["markup or a link", "**fett** [hier](https://evil.example)"],
    ["another value", "fett \uE0000\uE001 {{quantity}} $t(cart.empty)"],
  ])("be %s", (_case, value) => {
    const { html } = render(item(value))
    expect(html).toContain(`<strong>${withoutLinks(value.replace(/[\uE000\uE001]/g, ""))}</strong>, 2`)
    expect(html).not.toContain('href="https://evil.example"')
  })

  it("break out of a link's address", () => {
    expect(render(() => [button("x", 'https://a.ch/"onclick="x')]).html).toContain(
      'href="https://a.ch/&quot;onclick=&quot;x"',
    )
  })

  it("begin another line, in the text or among the headers", () => {
    const subject = (say: Say) => say("ordermails.confirmation_subject", { shop_number: "A\r\nBcc: x\u2028B" })
    expect(render(() => [], subject).subject).toBe("Ihre Bestellung A Bcc: x B")
  })
})
