import { Button } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Box } from "#admin/ui/box"
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
  <Box
    title={title}
    hint={explanation}
    actions={
      <Button size="small" variant="secondary" asChild>
        <a href={csv} download aria-label={`${title} als CSV`}>
          CSV für Excel
        </a>
      </Button>
    }
  >
    {isEmpty ? (
      <Notice>In dieser Zeit nichts.</Notice>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a wide table by the keyboard.
      <section className="overflow-x-auto" aria-label={title} tabIndex={0}>
        {children}
      </section>
    )}
  </Box>
)
