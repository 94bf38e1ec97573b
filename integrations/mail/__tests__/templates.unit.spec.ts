import { describe, expect, it } from "vitest"
import { textsFor } from "#texts/texts"
import { renderMail } from "../rendering/render-mail"
import { MAILS } from "../templates/index"
import type { SampleMail } from "./sample-mail"
import { SAMPLE_MAILS } from "./sample-mails"

const sender = { company: "Muster Vermessung AG", signature: ["Musterstrasse 1, 9000 St. Gallen"] }
const render = (sample: SampleMail) => sample.render({ sender, texts: textsFor("customer") })
const textOf = (title: string) => {
  const sample = SAMPLE_MAILS.find((candidate) => candidate.title === title)
  if (!sample) throw new Error(`No sample "${title}"`)
  return render(sample)
}

it("has a sample of every mail", () => {
  expect(new Set(SAMPLE_MAILS.map(({ name }) => name))).toEqual(new Set(Object.keys(MAILS)))
})

describe.each(SAMPLE_MAILS)("$title", (sample) => {
  const { subject, text, html } = render(sample)

  it("has a subject that an inbox shows whole, and leaves no mark, gap or doubled end behind", () => {
    expect(subject.length).toBeLessThanOrEqual(78)
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null|\uE000|\*\*|CHF CHF|mails\./)
    expect(text).not.toMatch(/\n{3,}|[ \t]\n| ,|\( |\.\./)
    expect(text).not.toContain("ß")
  })

  it("says the same with HTML as without", () => {
    const body = html
      .slice(html.indexOf("</div>"))
      .replace(/<br>/g, " ")
      .replace(/<[^>]+>/g, " ")
    const words = (part: string) => part.replace(/https:\S+|[:\s-]+/g, "")
    expect(words(body.replace(/&#39;/g, "'").replace(/&quot;/g, '"'))).toBe(words(`Muster Vermessung AG ${text}`))
  })

  it("ends with who writes", () => {
    expect(text.trim().split("\n").slice(-4)).toEqual([
      "Freundliche Grüsse",
      "Ihr Team der Muster Vermessung AG",
      "",
      "Musterstrasse 1, 9000 St. Gallen",
    ])
  })
})

const ADVERT = "Gratis: evil.ch/x, http://1.2.3.4, www.evil.ch, a@evil.ch"
const CHOSEN = ["right", "outcome", "way", "code"]
const BY_STAFF = ["subject", "paragraphs", "event_place", "note"]
const IS_NO_TEXT = /^(https:.*|\d{4}-\d\d-\d\d|)$/

/** What a mail is made of with an advertisement in the place of each text, whoever's it is. */
const advertising = (value: unknown, key = ""): unknown => {
  if (typeof value === "string") return IS_NO_TEXT.test(value) || CHOSEN.includes(key) ? value : ADVERT
  if (Array.isArray(value)) return value.map((one) => advertising(one, key))
  if (value === null || typeof value !== "object" || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, BY_STAFF.includes(name) ? one : advertising(one, name)]),
  )
}

it.each(SAMPLE_MAILS)("$title: makes no link of what somebody has typed", ({ name, data }) => {
  const mail = renderMail(name, advertising(data) as never, { sender, texts: textsFor("customer") })
  for (const part of Object.values(mail)) expect(part).not.toMatch(/evil\.ch|http:\/\/|a@evil/)
  const linksOf = (html: string) => html.match(/<a [^>]*>/g)
  expect(linksOf(mail.html)).toEqual(
    linksOf(renderMail(name, data as never, { sender, texts: textsFor("customer") }).html),
  )
})

it("takes the words of staff as they are: no markup, no HTML, no value", () => {
  const mail = renderMail(
    "letter",
    {
      subject: "W-1042 <b>\u0007{{shop_number}}",
      paragraphs: [["[Hier](https://example.org) **fett** {{shop_number}}", "<script>alert(1)</script>"], ["\u2028x"]],
      shop_number: "W-1042",
      order_url: "https://shop.example.ch/orders/1",
    },
    { sender, texts: textsFor("customer") },
  )
  expect(mail.subject).toBe("W-1042 <b> {{shop_number}}")
  const words = "[Hier](https://example.org) **fett** {{shop_number}}"
  expect(mail.text).toContain(`${words}\n<script>alert(1)</script>\n\nx`)
  expect(mail.html).toContain(`${words}<br>&lt;script&gt;alert(1)&lt;/script&gt;</p>`)
  expect(mail.html).not.toMatch(/<script|<strong>|href="https:\/\/example/)
})

it("says where the shop is by the owner's settings, in the preview too", () => {
  const { data } = SAMPLE_MAILS.find(({ title }) => title === "start, pickup")!
  const texts = textsFor("customer")
  const { html } = renderMail("rental-reminder-start", { ...data, city: "Olten" } as never, { sender, texts })
  expect(html).toContain("ab 8:00 Uhr in Olten")
})

describe("what the reader learns", () => {
  it.each([
    ["activation", "E-Mail-Adresse bestätigen:\nhttps://shop.example.ch/activation/result?uidb64=a&token=b\n"],
    ["activation", "- Firma: Muster Holzbau AG\n- Person: Anna Muster\n"],
    ["activation", "Das war ich nicht:\nhttps://shop.example.ch/activation/remove?uidb64=a&token=b\n"],
    ["changed password", "Neues Passwort anfordern:\nhttps://shop.example.ch/password-reset\n"],
    ["hand-over protocol", "Am Mo 7.12.2026 haben wir Ihnen RTC 360 (Seriennummer RTC-001) übergeben. Die Miete"],
    ["hand-over protocol, sent", "haben wir RTC 360 (Seriennummer RTC-001) an Sie versandt. Die Miete dauert"],
    ["password reset", "Der Link gilt bis Mo 7.12.2026, 14:30 Uhr und lässt sich einmal verwenden."],
    ["registration for an event", "Do 17.12.2026, 16:30 bis 19:00 Uhr\nMusterhalle Olten, Beispielweg 3, 4600 Olten\n"],
    ["order confirmation", "RTC 360, Mo 7.12. bis Mi 16.12.2026, 9 Tage: CHF 1’755.00\nLieferung: Express-Post\n"],
    [
      "order confirmation",
      "CHF 1’755.00\nTarif: 1 Woche + 3 Tage\nLieferung: Express-Post\nService: Einführung, CHF 90.00\n",
    ],
    ["order confirmation", "CHF 90.00\nService: Versicherung, CHF 108.00\n"],
    [
      "order confirmation",
      "Zwischensumme exkl. MwSt.: CHF 2’055.00\nMwSt. (7.7 %): CHF 158.24\nRundung: CHF 0.01\nTotal inkl. MwSt.: CHF 2’213.25",
    ],
    [
      "order confirmation with a deposit",
      "Rundung: CHF 0.01\nKaution, wird zurückerstattet: CHF 5’000.00\nTotal inkl. MwSt.: CHF 7’213.25",
    ],
    ["order confirmation", "Bis Fr 27.11.2026 kostet eine Stornierung CHF 810.00 (50 % der Miete)"],
    ["invoice", "Der Betrag von CHF 2’213.25 ist zahlbar bis Mi 23.12.2026"],
    ["invoice in place of others", "Bestellung W-1042. Sie ersetzt RE-00040, RE-00041.\n"],
    ["invoice that is paid", "Sie ist bereits bezahlt"],
    ["changed invoice", "Der Betrag von CHF 2’213.25 ist zahlbar bis Mi 23.12.2026"],
    ["cancelled invoice", "Bitte bezahlen Sie sie nicht."],
    ["start, pickup", "Ab Mo 7.12.2026, 8:00 Uhr liegt Ihr Gerät an der Musterstrasse 1 in St. Gallen bereit."],
    ["start, express", "trifft am Mo 7.12.2026 bis 9:00 Uhr ein"],
    ["start, brought in person", "Wir bringen Ihnen das Gerät am Mo 7.12.2026"],
    ["start, another way", "bei Ihnen (Bahnfracht).\n\nLieferadresse: Muster Holzbau AG"],
    [
      "return, pickup, free afterwards",
      "noch frei bis Fr 18.12.2026:\n\nMiete verlängern:\nhttps://shop.example.ch/orders/1",
    ],
    ["return, express, taken afterwards", "Rufen Sie uns an, wir suchen eine Lösung: +41 71 000 00 00"],
    ["return, fetched in person", "einen Miettag (CHF 180.00 exkl. MwSt.)"],
    [
      "cancellation, unpaid",
      "Geschuldet sind deshalb 50 % der Miete: CHF 810.00 exkl. MwSt. (CHF 875.61 inkl. MwSt.).",
    ],
    ["cancellation, unpaid", "Die ursprüngliche Rechnung ist aufgehoben"],
    ["cancellation, paid", "Wir erstatten Ihnen CHF 1’345.84"],
    ["cancellation, paid in part", "Die Rechnung bleibt bestehen; CHF 1’345.84 davon schreiben wir Ihnen gut"],
    [
      "cancellation, paid in part, all of it owed",
      "Die Rechnung bleibt bestehen; was davon noch offen ist, bleibt geschuldet.",
    ],
    ["cancellation, paid, all of it owed", "Es ist nichts mehr offen."],
    ["cancellation without cost", "Es entstehen Ihnen keine Kosten.\n\nVielleicht klappt es ein anderes Mal"],
    ["cancellation without cost, paid", "Es entstehen Ihnen keine Kosten.\n\nSie haben bereits bezahlt."],
    [
      "cancellation without cost, billed by the month",
      "keine Kosten.\n\nWas wir für diese Miete schon verrechnet haben",
    ],
    ["extension", "2 Tage, CHF 360.00 exkl. MwSt. (CHF 389.15 inkl. MwSt.)"],
    ["extension, nothing charged", "Am Preis ändert sich nichts."],
    ["other dates", "Zusätzlich verrechnet: CHF 360.00 exkl. MwSt. (CHF 389.15 inkl. MwSt.)"],
    ["other dates, nothing charged", "Am Preis ändert sich nichts."],
    ["order confirmation", "Stativ, 2 Stück: CHF 300.00"],
    ["order confirmation, changed since", "So haben Sie bestellt. Seither hat sich etwas geändert"],
    ["alarm", "- Bestellung W-1042: https://shop.example.ch/app/orders/1\n- Bestellung W-1043"],
  ])("%s: %s", (title, expected) => {
    expect(textOf(title).text.replaceAll("\u00a0", " ")).toContain(expected)
  })

  it.each([
    ["an order to approve", "So lange halten wir die Geräte frei.", "goods to approve"],
    ["an order that nobody approved in time", "Die Zeiträume sind wieder frei.", "goods that nobody approved in time"],
  ])("%s: %s; but not: %s", (rental, said, goods) => {
    expect(textOf(rental).text).toContain(said)
    const { text, html } = textOf(goods)
    expect(text + html).not.toMatch(/halten|reserviert|Zeiträume|frei\./)
  })

  it.each([
    ["order confirmation", "Ihre Bestellung W-1042 · Baustelle 7"],
    ["start, pickup", "Bereit zur Abholung am Mo 7.12.2026: RTC 360, Bestellung W-1042"],
    ["start, express", "Am Mo 7.12.2026 bei Ihnen: RTC 360, Bestellung W-1042"],
    ["alarm", "[Shop] Störung: Aufträge kommen nicht in die Buchhaltung"],
    ["letter", "Ihr Gerät ist bereit (Bestellung W-1042)"],
  ])("%s: subject %s", (title, expected) => {
    expect(textOf(title).subject).toBe(expected)
  })

  const ABOUT_AN_ORDER = SAMPLE_MAILS.filter(({ data }) => "shop_number" in data).map(({ title }) => title)

  it.each(ABOUT_AN_ORDER)("%s: the subject names the order", (title) => {
    expect(textOf(title).subject).toContain("W-1042")
  })

  it("no mail leads to an order that it doesn't name", () => {
    const unnamed = SAMPLE_MAILS.filter(({ data }) => "order_url" in data && !("shop_number" in data))
    expect(unnamed.map(({ title }) => title)).toEqual([])
    expect(ABOUT_AN_ORDER.length).toBeGreaterThan(5)
  })
})
