import path from "node:path"

const SLOWEST = 20

const casesOf = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.basename(name)} > ${fullName}`,
      ms: duration ?? 0,
    })),
  )

const row = (ms, title) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`

/** Where the time of a run went: each suite from its start to its end, and the slowest tests of all. */
export class Times {
  #suites = []
  #cases = []

  /** @param report what vitest wrote in JSON, if it came to that */
  add(title, ms, report) {
    this.#suites.push({ title, ms })
    if (report) this.#cases.push(...casesOf(report))
  }

  toString() {
    const slowest = this.#cases.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
    const rows = (list) => list.map(({ ms, title }) => row(ms, title))
    return ["Suites", ...rows(this.#suites), "Slowest tests", ...rows(slowest)].join("\n")
  }
}
