import { expect, it } from "vitest"
import { textSections } from "../text-sections"

it("cuts a text at its second-level headings", () => {
  const html = `<h2>AGB</h2>
<p>Version 1.0.</p>
<h2 id="teil-a">A. Kauf &amp; Miete</h2>
<h3 id="ziffer-1">1. Geltung</h3>
<p>1.1 Text</p>
<h2>B. Ohne Anker</h2>
<p>Text</p>`
  expect(textSections(html)).toEqual({
    title: "AGB",
    lead: "<p>Version 1.0.</p>",
    sections: [
      { id: "teil-a", title: "A. Kauf & Miete", html: `<h3 id="ziffer-1">1. Geltung</h3>\n<p>1.1 Text</p>` },
      { id: "", title: "B. Ohne Anker", html: "<p>Text</p>" },
    ],
  })
})

it("leaves a text without headings whole", () => {
  expect(textSections("<p>Nur Text</p>")).toEqual({ title: "", lead: "<p>Nur Text</p>", sections: [] })
})
