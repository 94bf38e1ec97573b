import { Button, Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Notice } from "#admin/ui/section"

interface ReportSectionProps {
  title: string
  /** What is counted, and how. */
  explanation: string
  csv: string
  isEmpty: boolean
  children: ReactNode
}

/** A report with what it means and its table for Excel; a wide one is scrolled inside. */
export const ReportSection = ({ title, explanation, csv, isEmpty, children }: ReportSectionProps) => (
  <Container className="divide-y p-0">
    <div className="flex flex-wrap items-start justify-between gap-3 px-6 py-4">
      <div className="max-w-2xl">
        <Heading level="h2">{title}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {explanation}
        </Text>
      </div>
      <Button size="small" variant="secondary" asChild>
        <a href={csv} download aria-label={`${title} als CSV`}>
          CSV für Excel
        </a>
      </Button>
    </div>
    {isEmpty ? (
      <Notice>In dieser Zeit nichts.</Notice>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a wide table by the keyboard.
      <section className="overflow-x-auto" aria-label={title} tabIndex={0}>
        {children}
      </section>
    )}
  </Container>
)
