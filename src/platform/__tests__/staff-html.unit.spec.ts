import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sanitised } from "../staff-html"

const CONTENT = path.join(__dirname, "../../../seed/content")
const files = ["blocks", "legal"].flatMap((folder) =>
  readdirSync(path.join(CONTENT, folder)).map((file) => path.join(folder, file)),
)

/** Every text in a JSON value that looks like HTML. */
function htmlIn(value: unknown): string[] {
  if (typeof value === "string") return /<[a-z]/i.test(value) ? [value] : []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(htmlIn) : []
}

describe("sanitised", () => {
  it.each(files)("leaves the shop's own text %s as it is", (file) => {
    const html = readFileSync(path.join(CONTENT, file), "utf8")
    expect(sanitised(html)).toBe(html)
  })

  it.each(["products.json", "events.json"])("leaves the texts of %s as they are", (file) => {
    const texts = htmlIn(JSON.parse(readFileSync(path.join(CONTENT, file), "utf8")))
    expect(texts.length).toBeGreaterThan(4)
    for (const html of texts) expect(sanitised(html)).toBe(html)
  })

  it.each([
    ["a link into the shop", `<a href="/mieten">Mieten</a>`],
    ["a place in the page", `<a href="#ziffer-1">1</a>`],
    ["an address of the web", `<a href="https://example.ch/a?b=1&amp;c=2">Beispiel</a>`],
    ["a new tab that learns nothing", `<a href="https://example.ch" target="_blank" rel="noopener noreferrer">B</a>`],
    ["a picture of the shop's own", `<img src="/static/1-plan.webp" alt="Plan" width="640" height="480" />`],
    ["a wide cell", `<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>`],
    ["non-breaking spaces and soft hyphens", "<p>10\u00a0m, Vertrags\u00aderfüllung</p>"],
  ])("keeps %s", (_case, html) => expect(sanitised(html)).toBe(html))

  it.each([
    ["a script with its text", "a<script>alert(1)</script>b", "ab"],
    ["a style with its text", "a<style>*{color:red}</style>b", "ab"],
    ["a handler", `<p onclick="x()">a</p>`, "<p>a</p>"],
    ["style and class", `<p style="color:red" class="btn">a</p>`, "<p>a</p>"],
    ["an address that is a script", `<a href="javascript:x()">a</a>`, "<a>a</a>"],
    ["a script with a tab in its name", `<a href="java&#9;script:x()">a</a>`, "<a>a</a>"],
    ["an address without scheme", `<a href="//evil.example">a</a>`, "<a>a</a>"],
    ["the same with a backslash", `<a href="/\\evil.example">a</a>`, "<a>a</a>"],
    ["data in an address", `<a href="data:text/html,x">a</a>`, "<a>a</a>"],
    ["another target than a new tab", `<a href="/" target="top">a</a>`, `<a href="/">a</a>`],
    ["a picture from elsewhere", `a<img src="https://example.ch/p.png">b`, "ab"],
    ["a picture that can hold scripts", `a<img src="/static/p.svg">b`, "ab"],
    ["a picture outside the folder", `a<img src="/static/../app/p.png">b`, "ab"],
    ["a name that the page itself uses", `<h2 id="state">{}</h2>`, "<h2>{}</h2>"],
    ["a name that code would find", `<h2 id="dataLayer">a</h2>`, "<h2>a</h2>"],
    ["what is no element at all", "<constructor a='b'>a</constructor><h2 __proto__='b'>b</h2>", "a<h2>b</h2>"],
    ["frames, forms and drawings", "<iframe src='/'></iframe><form><input></form><svg><path/></svg>a", "a"],
    ["what kept two paragraphs apart", "<p><math><p>", "<p></p><p></p><p></p>"],
    ["a missing alternative text", `<img src="/media/a.png">`, `<img src="/media/a.png" alt="" />`],
    [
      "rel of a new tab",
      `<a href="/" target="_blank" rel="opener">a</a>`,
      `<a href="/" target="_blank" rel="noopener noreferrer">a</a>`,
    ],
  ])("takes out %s", (_case, html, expected) => expect(sanitised(html)).toBe(expected))

  it("changes nothing more the second time", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<p>",
        "</p>",
        "<svg>",
        "<math>",
        "<table>",
        "<td>",
        "<style>",
        "</style>",
        "<!--",
        "-->",
        "<a href='",
        "'>",
      ),
      fc.constantFrom(
        "<noscript>",
        "<title>",
        "<textarea>",
        "<script>",
        "</script>",
        "&lt;",
        "&#x6a;",
        "<img src=x onerror=x()>",
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitised(pieces.join(""))
        expect(sanitised(once)).toBe(once)
        expect(once).not.toMatch(
          /<(?!\/?(?:p|br|ul|ol|li|strong|em|b|i|h[234]|a|img|table|thead|tbody|tr|th|td)[\s/>])/,
        )
      }),
    )
  })
})
