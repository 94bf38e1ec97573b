import { Button, Text } from "@medusajs/ui"

interface PagingProps {
  offset: number
  limit: number
  count: number
  onTurn(offset: number): void
}

/** "26 bis 50 von 132" with the ways back and on; nothing while all fits on one page. */
export function Paging({ offset, limit, count, onTurn }: PagingProps) {
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
