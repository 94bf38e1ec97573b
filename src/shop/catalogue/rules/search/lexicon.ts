/** The terms of a catalogue, numbered as they come. Numbers stay: an index made later from the same lexicon can reuse them. */
export class Lexicon {
  readonly terms: string[] = []
  /** Whether the term is somewhere as a word of its own, not only as pieces written as one. */
  readonly isWord: boolean[] = []
  readonly #ids = new Map<string, number>()

  idOf(term: string): number | undefined {
    return this.#ids.get(term)
  }

  add(term: string, isWord: boolean): number {
    let id = this.#ids.get(term)
    if (id === undefined) {
      id = this.terms.push(term) - 1
      this.#ids.set(term, id)
      this.isWord.push(isWord)
    } else if (isWord) {
      this.isWord[id] = true
    }
    return id
  }
}
