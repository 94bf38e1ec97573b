import { AREAS, arrowsOf, insideOf, upwards } from "./areas.mjs"
import { cyclesOf } from "./cycles.mjs"
import { findDead } from "./dead.mjs"
import { findDuplicates } from "./duplicates.mjs"
import { figuresOf } from "./figures.mjs"
import { importsOf, specifiersOf } from "./imports.mjs"
import { crowdedFolders, sizesOf } from "./sizes.mjs"
import { readSources } from "./sources.mjs"

const farImportsOf = (sources) =>
  sources.flatMap(({ file, text }) =>
    specifiersOf(text ?? "")
      .filter((specifier) => specifier.startsWith("../../../"))
      .map((specifier) => `${file} ${specifier}`),
  )

/** @param withDead looks for what nobody uses too, which takes seconds and is a check of its own */
export async function measure({ withDead }) {
  const sources = readSources()
  const imports = importsOf(sources)
  const figures = figuresOf({
    inside: insideOf(imports),
    up: upwards(imports).map((pair) => pair.join(" → ")),
    cycles: cyclesOf(imports).map((group) => group.join(" → ")),
    sizes: sizesOf(sources),
    duplicates: await findDuplicates(),
    farImports: farImportsOf(sources),
    crowded: crowdedFolders(sources),
    dead: withDead ? await findDead() : undefined,
  })
  return { figures, arrows: arrowsOf(imports), areas: AREAS }
}
