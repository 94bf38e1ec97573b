import { Button, Text } from "@medusajs/ui"
import { ForRight } from "#admin/ui/roles/for-right"

interface GroupRowProps {
  title: string
  /** What is filled in, each part said in a few words. */
  facts: string[]
  onEdit(): void
}

/** One group of a product's fields: what is there, and the button to change it. */
export const GroupRow = ({ title, facts, onEdit }: GroupRowProps) => (
  <div className="flex flex-wrap items-start justify-between gap-3 px-6 py-4">
    <div className="min-w-0 flex-1">
      <Text size="small" weight="plus">
        {title}
      </Text>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {facts.filter(Boolean).join(" · ")}
      </Text>
    </div>
    <ForRight right="products">
      <Button size="small" variant="secondary" aria-label={`${title} bearbeiten`} onClick={onEdit}>
        Bearbeiten
      </Button>
    </ForRight>
  </div>
)
