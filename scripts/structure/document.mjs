import { aimOf, isReached, limitOf, measuredOf } from "./figures.mjs"
import { picture, tableOfArrows } from "./picture.mjs"

const START = "<!-- written by npm run structure: from here -->"
const END = "<!-- written by npm run structure: to here -->"

const tableOfFigures = (figures) =>
  [
    "| what | measured | aim | limit |",
    "| --- | --- | --- | --- |",
    ...figures.map(
      (figure) =>
        `| ${figure.what} | ${isReached(figure) ? measuredOf(figure) : `**${measuredOf(figure)}**`} | ${aimOf(figure)} | ${limitOf(figure)} |`,
    ),
  ].join("\n")

/** The generated part: picture, all arrows, figures with what is not reached in bold. */
export const generatedPart = ({ arrows, areas, figures }) =>
  [picture(arrows, areas), tableOfArrows(arrows, areas), "## Figures", tableOfFigures(figures)].join("\n\n")

/** The document with its generated part replaced. */
export function withPart(document, part) {
  const start = document.indexOf(START)
  const end = document.indexOf(END)
  if (start < 0 || end < start) throw new Error("docs/architecture.md has lost the marks of its generated part")
  return `${document.slice(0, start)}${START}\n\n${part}\n\n${document.slice(end)}`
}

const cellsOf = (document) =>
  document
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    )

/** `area other`, for each area and each other that the document says it imports. */
const writtenArrows = (document) =>
  cellsOf(document)
    .filter(([area]) => area.startsWith("`"))
    .flatMap(([area, used]) => used.match(/[a-z][\w-]*(?= \d)/g)?.map((other) => `${area.slice(1, -1)} ${other}`) ?? [])

const writtenValue = (document, what) =>
  Number(
    cellsOf(document)
      .find(([name]) => name === what)?.[1]
      .replace(/[*,% ]/g, "") ?? Number.NaN,
  )

/** A figure may drift this far from what is written, so that not each change of the code has to write it again. */
const isNear = (value, written) => Math.abs(value - written) <= Math.max(2, 0.05 * Math.abs(written))

/**
 * What the document says that is no longer so, one sentence each. Who imports whom must be exact; how often, and all figures, may
 * have moved a little.
 */
export function staleParts(document, { arrows, figures }) {
  const written = new Set(writtenArrows(document))
  const real = new Set(arrows.map(({ from, to }) => `${from} ${to}`))
  const pair = (text) => text.replace(" ", " imports ")
  return [
    ...[...real].filter((arrow) => !written.has(arrow)).map((arrow) => `${pair(arrow)}, which is not written`),
    ...[...written].filter((arrow) => !real.has(arrow)).map((arrow) => `${pair(arrow)} no longer`),
    ...figures
      .filter(({ what, value }) => !isNear(value, writtenValue(document, what)))
      .map((figure) => `${figure.what}: ${measuredOf(figure)}, written ${writtenValue(document, figure.what)}`),
  ]
}
