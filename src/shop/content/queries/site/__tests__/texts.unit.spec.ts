import { describe, expect, it } from "vitest"
import { contentOf } from "../answers"
import { siteOf } from "../build"

const NOTHING = { references: [], employees: [], testimonials: [], texts: [] }

describe("texts", () => {
  it.each([
    [
      "keep structure and links",
      '<h2 id="a">A</h2><p>b <a href="/mieten">c</a></p>',
      '<h2 id="a">A</h2><p>b <a href="/mieten">c</a></p>',
    ],
    ["lose scripts with their content", "<p>a<script>b</script></p>", "<p>a</p>"],
    ["lose handlers and styles", '<p style="x" onclick="y">a</p>', "<p>a</p>"],
    ["lose frames and pictures", '<iframe src="/"></iframe><img src="x" onerror="y">a', "a"],
    ["lose addresses that run", '<a href="javascript:x">a</a>', "<a>a</a>"],
    ["lose addresses of other hosts in disguise", '<a href="//example.com">a</a>', "<a>a</a>"],
  ])("%s", (_case, html, shown) => {
    expect(
      contentOf(siteOf({ ...NOTHING, texts: [{ key: "faq", html, changed_on: "2026-11-24" }] }), "faq")?.content,
    ).toBe(shown)
  })
})
