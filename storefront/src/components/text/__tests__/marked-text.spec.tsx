import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { MarkedText } from "../marked-text"

const marks = {
  terms: (inner: string) => (
    <a key="terms" href="/agb">
      {inner}
    </a>
  ),
  total: (inner: string) => <b key="total">{inner}</b>,
}

it.each([
  ["Sie akzeptieren unsere <terms>AGB</terms>.", 'Sie akzeptieren unsere <a href="/agb">AGB</a>.'],
  ["<total>CHF 1’620</total>, <terms>AGB</terms>", '<b>CHF 1’620</b>, <a href="/agb">AGB</a>'],
  ["Ohne Marke", "Ohne Marke"],
  ["<other>nichts</other> weiter", "nichts weiter"],
  ["<total></total>", "<b></b>"],
  ["<total>a<script>b</total>", "<b>a&lt;script&gt;b</b>"],
  ["5 < 6 > 4", "5 &lt; 6 &gt; 4"],
])("sets %s", (text, html) => {
  expect(render(<MarkedText text={text} marks={marks} />).container.innerHTML).toBe(html)
})
