import { Badge, Container, Heading, Text } from "@medusajs/ui"
import type { ComponentProps, ReactNode } from "react"

interface BoxProps {
  title: string
  /** Names the box for tests. */
  id?: string
  /** What it is about. */
  hint?: string
  /** How many it holds, and how bad that is. */
  count?: number
  color?: ComponentProps<typeof Badge>["color"]
  /** Stands at the right of the heading. */
  actions?: ReactNode
  children?: ReactNode
}

/** A part of a page: its heading, what can be done, and what it holds. */
export const Box = ({ title, id, hint, count, color = "grey", actions, children }: BoxProps) => (
  <Container className="divide-y p-0" data-testid={id}>
    <div className="flex flex-wrap items-center gap-3 px-6 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex items-center gap-2">
          <Heading level="h2">{title}</Heading>
          {count !== undefined && (
            <Badge size="2xsmall" color={color}>
              {count}
            </Badge>
          )}
        </div>
        {hint && (
          <Text size="small" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
      {actions}
    </div>
    {children}
  </Container>
)
