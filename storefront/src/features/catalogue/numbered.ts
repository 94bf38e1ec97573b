type Texts<Name extends string> = { [key in Name]?: string } & { [key: string]: unknown }

/** The wire repeats a field as `name`, `name2` … `name{count}`: those that are set, in order. */
export function numberedTexts<Name extends string>(source: Texts<Name>, name: Name, count: number): string[] {
  return pairsOf(source, name, name, count).map(([text]) => text)
}

/** Two repeated fields that belong together by their number, such as a document's title and file. */
export function pairsOf(source: object, first: string, second: string, count: number): [string, string][] {
  const texts = source as Record<string, unknown>
  return Array.from({ length: count }, (_, index) => (index === 0 ? "" : String(index + 1)))
    .map((suffix) => [texts[first + suffix], texts[second + suffix]])
    .filter((pair): pair is [string, string] => pair.every((text) => typeof text === "string" && text !== ""))
}
