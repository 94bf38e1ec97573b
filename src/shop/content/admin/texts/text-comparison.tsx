import { clx, Text } from "@medusajs/ui"
import { type LineChange, textChanges } from "../../rules/text-changes"

interface TextComparisonProps {
  before: string
  after: string
  beforeName: string
  afterName: string
}

const LOOKS: Record<LineChange["kind"], string> = {
  same: "text-ui-fg-subtle",
  removed: "bg-ui-tag-red-bg text-ui-tag-red-text",
  added: "bg-ui-tag-green-bg text-ui-tag-green-text",
}

/** What is the same is shown next to what isn't, so that one knows where one is; the rest is left out. */
const isNearChange = (changes: LineChange[], place: number) =>
  changes.slice(Math.max(0, place - 1), place + 2).some(({ kind }) => kind !== "same")

/** Two texts line by line: what is only in the one, only in the other, and what is next to it. */
export function TextComparison({ before, after, beforeName, afterName }: TextComparisonProps) {
  const changes = textChanges(before, after)
  if (changes.every(({ kind }) => kind === "same")) return <Text size="small">Die Texte lesen sich gleich.</Text>
  const names = { same: "", removed: `Nur ${beforeName}: `, added: `Nur ${afterName}: ` }
  return (
    <section className="rounded-md border border-ui-border-base" aria-label="Vergleich">
      {changes.map(({ kind, text }, place) =>
        isNearChange(changes, place) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <p key={place} className={clx("txt-small break-words px-2 py-0.5", LOOKS[kind])}>
            {kind !== "same" && <b>{names[kind]}</b>}
            {text}
          </p>
        ) : (
          isNearChange(changes, place - 1) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={place} className="txt-small px-2 text-ui-fg-muted">
              …
            </p>
          )
        ),
      )}
    </section>
  )
}
