/**
 * In words: where the end of a line stands between what is read as one: a number and its unit, an amount and its currency, a weekday
 * and its day, the ends of a range, letters of a word that no hyphen parts. What staff wrote (`.rich`) is theirs; the mark of
 * the demo is written downwards, and longer words are what somebody typed.
 */
export const TORN = `(() => {
  const UNITS = "%|[mk]?m|cm|µm|kg|g|GB|MB|°C|Uhr|CHF|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Miettagen?|Miettage?|Wochen?|Monaten?|Monate?|Jahren?|Jahre?|Stück|Artikel|Geräten?|Geräte?|Produkte"
  const ONE = new RegExp("(?:[\\\\d][\\\\d’.,]*) (?:" + UNITS + ")(?![\\\\wäöü])|(?:CHF|Mo|Di|Mi|Do|Fr|Sa|So) [\\\\d]", "g")
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.parentElement.closest("script, style, noscript, select, .rich, .vh, .demo")) continue
    const topOf = (at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().top
    }
    const lookFor = (pattern, gap) => {
      for (const { 0: words, index } of text.data.matchAll(pattern))
        if (Math.abs(topOf(index) - topOf(index + gap(words))) > 4) found.push(words)
    }
    lookFor(ONE, (words) => words.indexOf(" ") + 1)
    lookFor(/\\d–\\d/g, () => 2)
    if (getComputedStyle(text.parentElement).hyphens !== "auto") lookFor(/(?<!\\p{L})\\p{L}{4,24}(?!\\p{L})/gu, (word) => word.length - 1)
  }
  return [...new Set(found)].map((words) => "'" + words + "' is torn")
})()`

/** Sections that say more than once that they show samples, in words like those above. */
export const SAMPLES = `[...document.querySelectorAll("main section")].filter(
  (section) => section.innerText.split("Beispieltext").length > 2,
).map((section) => "samples in '" + section.innerText.slice(0, 40) + "'")`
