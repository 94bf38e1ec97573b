import { Button, Text } from "@medusajs/ui"
import { useEffect } from "react"
import { lastOffset } from "../lib/last-offset"

interface PagingProps {
  offset: number
  limit: number
  count: number
  onTurn(offset: number): void
}

/** "26 bis 50 von 132" with the ways back and on; nothing while all fits on one page. Turns back where the page is gone. */
export function Paging({ offset, limit, count, onTurn }: PagingProps) {
  const last = lastOffset(offset, limit, count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is no longer there
  useEffect(() => {
    if (last !== offset) onTurn(last)
  }, [last, offset])
  if (count <= limit && offset === 0) return null
  return (
    <nav aria-label="Seiten" className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {Math.min(offset + 1, count)} bis {Math.min(offset + limit, count)} von {count}
      </Text>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="secondary"
          disabled={offset === 0}
          onClick={() => onTurn(Math.max(0, offset - limit))}
        >
          Zurück
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={offset + limit >= count}
          onClick={() => onTurn(offset + limit)}
        >
          Weiter
        </Button>
      </div>
    </nav>
  )
}
