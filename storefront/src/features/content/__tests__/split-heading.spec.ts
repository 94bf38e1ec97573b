import { expect, it } from "vitest"
import { splitHeading } from "../split-heading"

it.each([
  ["takes the heading off", "<h2>Über uns</h2>\n<p>Wir</p>", "Über uns", "\n<p>Wir</p>"],
  ["reads it as text", '<h2 id="a">Kauf &amp; <em>Miete</em></h2>', "Kauf & Miete", ""],
  ["leaves a text without one alone", "<p>Wir</p><h2>Später</h2>", "", "<p>Wir</p><h2>Später</h2>"],
])("%s", (_case, html, title, body) => {
  expect(splitHeading(html)).toEqual({ title, body })
})
