/** Imports that make an arrow of the picture. */
const STRONG = 8

/** The strong arrows, and of an area without one its strongest, so that none stands alone. */
export function drawnArrows(arrows, areas) {
  const strong = arrows.filter(({ weight }) => weight >= STRONG)
  const isDrawn = (area) => strong.some(({ from, to }) => from === area || to === area)
  const others = areas
    .filter((area) => !isDrawn(area))
    .map((area) => arrows.find(({ from, to }) => from === area || to === area))
  return [...strong, ...new Set(others.filter(Boolean))]
}

/** A mermaid graph: who imports whom how often, above what they stand on. */
export function picture(arrows, areas) {
  const lines = drawnArrows(arrows, areas).map(({ from, to, weight }) => `  ${from} -->|${weight}| ${to}`)
  return ["```mermaid", "graph TD", ...areas.toReversed().map((area) => `  ${area}`), ...lines, "```"].join("\n")
}

/** All arrows, an area a row, from the top down; of each how often. */
export function tableOfArrows(arrows, areas) {
  const row = (area) => {
    const used = arrows.filter(({ from }) => from === area).map(({ to, weight }) => `${to} ${weight}`)
    return `| \`${area}\` | ${used.join(", ") || "–"} |`
  }
  return ["| area | imports of others |", "| --- | --- |", ...areas.toReversed().map(row)].join("\n")
}
