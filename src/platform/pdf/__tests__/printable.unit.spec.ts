import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { payable, printable } from "../printable"
import { anyText } from "./any-text"

describe("text that the built-in fonts can draw", () => {
  it.each([
    ["umlauts and quotes as they are", "Grüsse „Ömer“ – 1’897.15 €", "Grüsse „Ömer“ – 1’897.15 €"],
    ["letters that Latin-1 lacks", "Łódź Čačić Őry ğ İstanbul", "Lódz Cacic Ory g Istanbul"],
    ["accents written apart", "Mu\u0308ller", "Müller"],
    ["Greek and Russian", "Αθήνα Сергей Ющенко", "Atina Sergej Ušenko"],
    ["signs", "A → B ≤ 5 mm, ⌀ 3 − 1", "A -> B <= 5 mm, Ø 3 - 1"],
    ["spaces of all kinds", "1\u202f000\u00a0km\t2", "1 000 km 2"],
    ["ligatures and full width", "ﬁt Ａ１", "fit A1"],
    ["what no one sees", "a\u200b\u00ad\ufeffb\u0000", "ab"],
    ["writings that it can't spell", "東京 😀 가", "?? ? ?"],
  ])("takes %s", (_case, text, printed) => {
    expect(printable(text)).toBe(printed)
  })

  it("holds nothing that the fonts lack, whatever comes", () => {
    const drawable = /^[\n\x20-\x7e\xa1-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/
    fc.assert(fc.property(anyText(), (text) => drawable.test(printable(text))))
  })
})

describe("text of a payment code", () => {
  it.each([
    ["Ingenieure & Söhne „Nord“ – Çetin", 70, 'Ingenieure & Söhne "Nord" - Çetin'],
    ["Muster’s Ærø Œuvre €", 70, "Muster's ?r? ?uvre ?"],
    ["  zwei\n  Zeilen ", 70, "zwei Zeilen"],
    ["Vermessung und Geoinformation", 15, "Vermessung und"],
  ])("%j is %3$j", (text, length, paid) => {
    expect(payable(text, length)).toBe(paid)
  })

  it("never holds what banks refuse, nor more than its field", () => {
    const permitted =
      /^[a-zA-Z0-9.,;:'+\-/()?*[\]{}|`´~ !"#%&<>÷=@_$£àáâäçèéêëìíîïñòóôöùúûüýßÀÁÂÄÇÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÑ]{0,16}$/
    fc.assert(fc.property(anyText(), (text) => permitted.test(payable(text, 16))))
  })
})
