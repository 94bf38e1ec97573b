import { expect, it } from "vitest"
import { paragraphsOf } from "../paragraphs"

it.each([
  ["one line", "Guten Tag", [["Guten Tag"]]],
  ["lines of one paragraph", "Guten Tag\n- Akku ", [["Guten Tag", "- Akku"]]],
  ["two paragraphs", "Guten Tag\n\nBis bald", [["Guten Tag"], ["Bis bald"]]],
  ["several empty lines, one with blanks", "a\n\n \t\n\nb", [["a"], ["b"]]],
  ["line ends of Windows", "a\r\nb\r\n\r\nc", [["a", "b"], ["c"]]],
])("reads %s", (_case, text, expected) => expect(paragraphsOf(text)).toEqual(expected))
