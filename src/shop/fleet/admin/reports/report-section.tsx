import { Button } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Box } from "#admin/ui/box"
import { Notice } from "#admin/ui/section"

interface ReportTableProps {
  title: string
  /** What is counted, and how. */
  explanation: string
  csv: string
}

interface ReportSectionProps extends ReportTableProps {
  isEmpty: boolean
  children: ReactNode
}

/** A table for Excel with what it means, and what of it is shown. */
export const ReportTable = ({ title, explanation, csv, children }: ReportTableProps & { children?: ReactNode }) => (
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
    {children}
  </Box>
)

/** A report with its table for Excel; a wide one is scrolled inside. */
export const ReportSection = ({ isEmpty, children, ...table }: ReportSectionProps) => (
  <ReportTable {...table}>
    {isEmpty ? (
      <Notice>In dieser Zeit nichts.</Notice>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a wide table by the keyboard.
      <section className="overflow-x-auto" aria-label={table.title} tabIndex={0}>
        {children}
      </section>
    )}
  </ReportTable>
)
