import { Text } from "@medusajs/ui"
import { periodText } from "#admin/lib/days"
import type { StaffQuoteItem } from "../wire/staff-quotes"

/** What is quoted, rentals with their days. */
export const QuoteItems = ({ items }: { items: readonly StaffQuoteItem[] }) => (
  <ul>
    {items.map(({ name, period }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the quote's lines stay as they are.
      <li key={index}>
        <Text size="small" className="break-words">
          {name}
        </Text>
        {period && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            {periodText(period.start, period.end)}
          </Text>
        )}
      </li>
    ))}
  </ul>
)
