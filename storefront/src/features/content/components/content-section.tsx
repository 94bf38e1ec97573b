import { Html } from "@/components/html"
import { Section } from "@/components/section"
import { useContent } from "../api/content"
import type { HomeBlock } from "../home-blocks"
import { splitHeading } from "../split-heading"
import "../steps.css"

interface ContentSectionProps {
  block: HomeBlock
  /** Sets an ordered list as numbered steps side by side. */
  asSteps?: boolean
}

/** A block of text as a section of its own; an empty or missing block leaves no trace. */
export const ContentSection = ({ block, asSteps = false }: ContentSectionProps) => {
  const { title, body } = splitHeading(useContent(block))
  if (body.trim() === "") return null
  return (
    <Section title={title}>
      <Html html={body} className={asSteps ? "rich-steps" : undefined} />
    </Section>
  )
}
