const count = (what, found, aim, limit) => ({ what, value: found.length, found, aim, limit })
const figure = (what, value, aim, limit) => ({ what, value, aim, limit })
const atLeast = (what, value, aim, limit) => ({ what, value, aim, limit, isShare: true })

/**
 * What is measured, in the order of the report. `aim` is what we want to come to, `limit` what the check refuses to go past:
 * where the aim is not reached the limit holds what there is, and is drawn in with it.
 */
export const figuresOf = ({ inside, up, cycles, sizes, duplicates, farImports, crowded, dead }) => [
  atLeast("imports between areas that stay in theirs, server", inside.server, 70, 69),
  atLeast("… with the areas' admin parts", inside.withAdmin, 75, 73),
  atLeast("… with each route, page and job counted to the area it serves most", inside.withShells, 80, 76),
  count("imports that run up between areas", up, 0, 0),
  count("circles of imports", cycles, 0, 0),
  figure("lines per file, median", sizes.median, 50, 50),
  figure("lines per file, 95 % have at most", sizes.p95, 130, 130),
  figure("lines of the longest file", sizes.max, 180, 250),
  count("files above 250 lines", sizes.long, 0, 0),
  figure("lines in all", sizes.total, 76_000, 136_500),
  count("stretches of six lines or more that occur twice", duplicates, 190, 190),
  count("imports from three folders up", farImports, 0, 0),
  count("folders with more than 20 files", crowded, 0, 0),
  ...(dead ? [count("exports, files and packages that nobody uses", dead, 0, 0)] : []),
]

const isWithin = ({ value, isShare }, bound) => (isShare ? value >= bound : value <= bound)

export const isReached = (figure) => isWithin(figure, figure.aim)
export const isPastLimit = (figure) => !isWithin(figure, figure.limit)

const number = (value) => value.toLocaleString("en-US")
const withUnit = ({ isShare }, value) => (isShare ? `${value} %` : number(value))
const bound = (figure, value) => `${figure.isShare ? "≥" : "≤"} ${withUnit(figure, value)}`

export const measuredOf = (figure) => withUnit(figure, figure.value)
export const aimOf = (figure) => (figure.aim === 0 ? "0" : bound(figure, figure.aim))
export const limitOf = (figure) => (figure.limit === 0 ? "0" : bound(figure, figure.limit))
