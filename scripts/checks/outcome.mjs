/** What passed and what failed, over everything that was run. */
export class Outcome {
  #passed = 0
  #failures = []

  /** @param title what was run, named with each of its failures */
  add(title, { passed, failures }) {
    this.#passed += passed
    this.#failures.push(...failures.map((failure) => `${title}: ${failure}`))
  }

  get hasFailed() {
    return this.#failures.length > 0
  }

  /** Each failure again, since a build server may keep only the end of what was printed, and one line with the counts. */
  toString() {
    const counts = `${this.#passed} passed, ${this.#failures.length} failed`
    return [...this.#failures.map((failure) => `FAILED ${failure}`), counts].join("\n\n")
  }
}
