import { expect, it } from "vitest"
import { balanced } from "../balanced"

it.each([
  ["<p>a <strong>b</strong><br></p>", "<p>a <strong>b</strong><br></p>"],
  ["<p><strong>a", "<p><strong>a</strong></p>"],
  ["a</strong></p><p>b</p>", "a<p>b</p>"],
  ["<ul><li><strong>a</li></ul>b", "<ul><li><strong>a</strong></li></ul>b"],
  [`<a href="/a&gt;b">x`, `<a href="/a&gt;b">x</a>`],
])("makes %s whole", (piece, whole) => expect(balanced(piece)).toBe(whole))
