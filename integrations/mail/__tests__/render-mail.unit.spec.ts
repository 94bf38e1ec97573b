import { describe, expect, it } from "vitest"
import { renderMail } from "../rendering/render-mail"
import type { MailTemplate } from "../rendering/template"
import { activationMail, eventRegistrationMail, orderConfirmationMail } from "../templates"

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

it("writes the activation mail", () => {
  const data = {
    first_name: "Anna",
    last_name: "Muster",
    company: "Muster Holzbau AG",
    activation_url: "https://shop.example.ch/activation/result?uidb64=a&token=b",
    expires_at: "Mo 7.12.2026, 14:30 Uhr",
  }
  const { subject, text, html } = renderMail(activationMail, data, sender)
  expect(subject).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse")
  expect(text).toContain("E-Mail-Adresse bestätigen:\nhttps://shop.example.ch/activation/result?uidb64=a&token=b\n")
  expect(html).toContain('href="https://shop.example.ch/activation/result?uidb64=a&amp;token=b"')
  expect(text.trim().split("\n").slice(-4)).toEqual([
    "Freundliche Grüsse",
    "Ihr Team der Muster Vermessung AG",
    "",
    "Musterstrasse 1, 9000 St. Gallen",
  ])
})

it("writes the confirmation of a registration", () => {
  const data = {
    first_name: "Anna",
    last_name: "Muster",
    event_name: "Scan-Abend Olten",
    event_date: "Do 17.12.2026",
    event_start: "16:30",
    event_end: "19:00",
    event_location: "Olten",
    event_venue: "Musterhalle Olten",
    event_address: "Beispielweg 3, 4600 Olten",
    event_url: "https://shop.example.ch/events/scan-abend-olten",
  }
  const { subject, text, html } = renderMail(eventRegistrationMail, data, sender)
  expect(subject).toBe("Ihre Anmeldung: Scan-Abend Olten, Do 17.12.2026")
  expect(text).toContain(
    "Scan-Abend Olten\nDo 17.12.2026, 16:30 bis 19:00 Uhr\nMusterhalle Olten, Beispielweg 3, 4600 Olten\n",
  )
  expect(text).toContain("Programm ansehen:\nhttps://shop.example.ch/events/scan-abend-olten\n")
  expect(html).toContain("Wir freuen uns auf Sie in Olten.")
})

it("writes the order confirmation", () => {
  const data = {
    shop_number: "W-1042",
    referencenum: "Baustelle 7",
    first_name: "Anna",
    last_name: "Muster",
    first_rental: [{ start: "Mo 7.12.2026" }],
    rental_items: [
      {
        display_name: "RTC360",
        period: "Mo 7.12. bis Mi 16.12.2026",
        display_quantity: "9 Tage",
        subtotal: "CHF 1’755.00",
        delivery_name: "Express",
        productservice_name: "",
      },
    ],
    other_items: [{ display_name: "Stativ", display_quantity: "2", subtotal: "CHF 300.00" }],
    shipping_cost: null,
    total_net: "CHF 2’055.00",
    total_vat: "CHF 166.46",
    rounding: null,
    total_gross: "CHF 2’221.46",
    shipping_address: "Muster AG, Musterstrasse 1, 9000 St. Gallen",
    billing_address: "Muster AG, Musterstrasse 1, 9000 St. Gallen",
    has_rental: true,
    early_cancellation: [{ half_fee_until: "Fr 27.11.2026", fee_early: "CHF 810.00" }],
    order_url: "https://shop.example.ch/orders/1",
    terms_version: "1.0",
    terms_url: "https://shop.example.ch/agb",
  }
  const { subject, text } = renderMail(orderConfirmationMail, data, sender)
  expect(subject).toBe("Ihre Bestellung W-1042 · Baustelle 7")
  expect(text).toContain(
    [
      "RTC360, Mo 7.12. bis Mi 16.12.2026, 9 Tage: CHF 1’755.00",
      "Lieferung: Express",
      "",
      "Stativ, 2 Stück: CHF 300.00",
      "",
      "Zwischensumme exkl. MwSt.: CHF 2’055.00",
      "MwSt. (8.1 %): CHF 166.46",
      "Total inkl. MwSt.: CHF 2’221.46",
    ].join("\n"),
  )
  expect(text).toContain("Bis Fr 27.11.2026 kostet eine Stornierung CHF 810.00 (50 % der Miete)")
})
