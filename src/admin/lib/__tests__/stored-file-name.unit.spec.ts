import { expect, it } from "vitest"
import { storedFileName } from "../stored-file-name"

it.each([
  ["a plain name", "/media/plan.pdf", "plan.pdf"],
  ["umlauts and blanks", "/media/Pr%C3%BCfung%202026.pdf", "Prüfung 2026.pdf"],
  ["a per cent sign that stands for itself", "/media/100%.pdf", "100%.pdf"],
  ["half of a letter", "https://files.example.ch/a/%C3.pdf", "%C3.pdf"],
  ["no folder", "plan.pdf", "plan.pdf"],
])("reads %s", (_case, url, name) => expect(storedFileName(url)).toBe(name))
