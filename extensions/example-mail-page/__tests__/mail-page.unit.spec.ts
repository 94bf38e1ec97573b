import { expect, it } from "vitest"
import extension from "../extension"

it("lays a mail out in the company's colour, with all that it says", () => {
  const html = extension.mailPage?.({
    language: "de-CH",
    subject: "Ihre Bestellung",
    preview: "Total CHF 626.55",
    body: "<p>Guten Tag</p>",
    greeting: ["Freundliche Grüsse", "Muster &amp; Co."],
    sender: { company: "Muster &amp; Co.", signature: ["Musterstrasse 1", "9000 St. Gallen"] },
  })
  expect(html).toMatch(/^<!doctype html>\n<html lang="de-CH">/)
  expect(html).toMatch(/background:#0b5563[^>]*>Muster &amp; Co\.<\/p>.*<p>Guten Tag<\/p>.*Musterstrasse 1<br>9000/s)
})
