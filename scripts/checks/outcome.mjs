/** How many checks and tests passed and failed, over everything that was run. */
export class Outcome {
  #passed = 0
  #failed = 0

  add({ passed, failed }) {
    this.#passed += passed
    this.#failed += failed
  }

  get hasFailed() {
    return this.#failed > 0
  }

  toString() {
    return `${this.#passed} passed, ${this.#failed} failed`
  }
}
