import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ROOT } from "../../lib/root.mjs"
import { compileEngine, RENTAL } from "../build-rental.mjs"

const FOLDER = path.join(ROOT, "tests/.results/rental-package")
const OWN = path.join(RENTAL, "src")
const ENGINE = /^src\/(kernel|shop\/rental\/(rules|data|wire)|platform\/(calendar-day-columns|sql\/at-once)(?=\.))/

let files: string[]
beforeAll(async () => {
  await compileEngine(FOLDER)
  const all = fs.readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  files = all.filter((file) => file.endsWith(".js"))
}, 60_000)
afterAll(() => fs.rmSync(FOLDER, { recursive: true, force: true }))

const text = (file: string) => fs.readFileSync(path.join(FOLDER, file), "utf8")
const namedIn = (texts: string[], pattern: RegExp) =>
  texts.flatMap((one) => [...one.matchAll(pattern)].map(([, name]) => name))
const pages = () =>
  fs
    .readdirSync(path.join(OWN, "admin"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(OWN, "admin", file), "utf8"))
const sourceOf = (file: string) => file.replace(/\.js$/, ".ts")

it("is made of the shop's own files of the engine, and of nothing else of the shop", () => {
  const ofTheShop = files.map(sourceOf).filter((file) => !fs.existsSync(path.join(OWN, file.slice("src/".length))))
  expect(ofTheShop.filter((file) => !ENGINE.test(file) || !fs.existsSync(path.join(ROOT, file)))).toEqual([])
  expect(ofTheShop.filter((file) => file.startsWith("src/kernel/")).length).toBeLessThan(10)
})

it("has all migrations and models of the engine", () => {
  for (const folder of ["migrations", "models"]) {
    const place = `src/shop/rental/data/${folder}`
    const packed = files.map(sourceOf).filter((file) => path.dirname(file) === place)
    expect(packed.map((file) => path.basename(file)).sort()).toEqual(fs.readdirSync(path.join(ROOT, place)).sort())
  }
})

it("asks for packages that its manifest names, and for none that Medusa would be there twice with", () => {
  const { dependencies, peerDependencies } = JSON.parse(fs.readFileSync(path.join(RENTAL, "package.json"), "utf8"))
  const asked = [
    ...namedIn(files.map(text), /require\("([^".#][^"]*)"\)/g),
    ...namedIn(pages(), / from "([^".#][^"]*)"/g),
  ].map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0])
  expect([...new Set(asked)].sort()).toEqual([...Object.keys(dependencies), ...Object.keys(peerDependencies)].sort())
  expect(Object.keys(dependencies)).toEqual(["date-holidays"])
})

it("reads and writes no table but its own", () => {
  const tables = namedIn(
    files.map(text),
    /\b(?:from|join|into|update|table) (?:if (?:not )?exists )?([a-z]+_[a-z_]+)\b/g,
  )
  expect([...new Set(tables)].filter((name) => !name.startsWith("rental_"))).toEqual([])
})
