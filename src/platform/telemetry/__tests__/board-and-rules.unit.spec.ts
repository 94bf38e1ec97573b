import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { INSTRUMENTS } from "../instruments"

const ROOT = path.resolve(import.meta.dirname, "../../../..")
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8")

const UNITS: Record<string, string> = { s: "_seconds", By: "_bytes" }

/** The series that Prometheus makes of an instrument, as its conventions for OTLP have it. */
function seriesOf([name, { kind, unit }]: [string, { kind: string; unit: string }]): string[] {
  const ratio = kind === "gauge" && unit === "1" ? "_ratio" : ""
  const series = `${name.replaceAll(".", "_")}${UNITS[unit] ?? ""}${ratio}`
  if (kind === "histogram") return ["_bucket", "_count", "_sum"].map((ending) => series + ending)
  return kind === "counter" ? [`${series}_total`] : [series]
}
const exported = new Set(Object.entries(INSTRUMENTS).flatMap(seriesOf))

/** What queries ask for, without what they say of labels. */
const askedIn = (query: string) =>
  query
    .replace(/\{[^}]*\}/g, "")
    .replace(/\bby \([^)]*\)/g, "")
    .match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)
    ?.filter((word) => !/^(histogram_quantile|__rate_interval)$/.test(word)) ?? []

interface Panel {
  title: string
  targets?: { expr: string }[]
}
const { panels }: { panels: Panel[] } = JSON.parse(read("deploy/observability/grafana/dashboards/shop.json"))
const rules = read("deploy/observability/rules.yaml")
const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (?:\|\n)?([\s\S]*?)\n\s+(?:for|labels):/g)].map(
  ([, name, query]) => ({ name, query }),
)
const operators = read("docs/operators.md")
const namesIn = (text: string) => [...text.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, name]) => name)

describe("the board", () => {
  const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr]))

  it.each(queries)("asks for what the shop measures: %s", (_title, query) => {
    const asked = askedIn(query)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((series) => !exported.has(series))).toEqual([])
  })

  it("leaves nothing out that is measured", () => {
    const asked = new Set(queries.flatMap(([, query]) => askedIn(query)))
    const left = Object.entries(INSTRUMENTS).filter(
      (instrument) => !seriesOf(instrument).some((name) => asked.has(name)),
    )
    expect(left).toEqual([])
  })
})

describe("the alert rules", () => {
  it.each(alerts)("ask for what the shop measures: $name", ({ query }) => {
    const asked = askedIn(query)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((series) => !exported.has(series))).toEqual([])
  })

  it("are all read here, and all told in the operators' guide", () => {
    const names = alerts.map(({ name }) => name)
    expect(names).toHaveLength(rules.match(/- alert:/g)?.length ?? 0)
    const [, told = ""] = operators.split("| alert ")
    expect(namesIn(told).sort()).toEqual(names.sort())
  })

  it("watch each of the promises", () => {
    const [, promises = ""] = operators.split("### What can be promised")
    const [table] = promises.trim().split("\n\n")
    const rows = table.split("\n").slice(2)
    expect(rows.length).toBeGreaterThan(3)
    const watched = rows.map((row) => namesIn(row.split("|")[3] ?? ""))
    expect(watched.filter((names) => names.length === 0)).toEqual([])
    expect(watched.flat().filter((watch) => !alerts.some(({ name }) => name === watch))).toEqual([])
  })
})

describe("docker-compose.yml", () => {
  const compose = read("docker-compose.yml")
  const mounts = [...compose.matchAll(/(\.\/[\w./-]+):(\/[\w./-]+)/g)].map(([, here, there]) => ({ here, there }))
  const files = [...compose.matchAll(/\bconfig(?:\.file)?=(\/[\w./-]+)/g)].map(([, file]) => file)

  it("mounts folders: of a file alone, a container keeps the one that git replaces", () => {
    expect(mounts.length).toBeGreaterThan(5)
    expect(mounts.filter(({ here }) => !fs.statSync(path.join(ROOT, here)).isDirectory())).toEqual([])
  })

  it.each(files)("has %s where a folder is mounted", (file) => {
    const places = mounts.flatMap(({ here, there }) => (file.startsWith(`${there}/`) ? file.replace(there, here) : []))
    expect(places.some((place) => fs.existsSync(path.join(ROOT, place)))).toBe(true)
  })
})
