import { Html } from "@/components/html"
import { Section } from "@/components/section"
import type { TextSection } from "../text-sections"

/** Parts of a long text, each a section with its heading next to it. */
export const TextParts = ({ sections }: { sections: TextSection[] }) =>
  sections.map(({ id, title, html }) => (
    <Section key={id || title} id={id || undefined} title={title}>
      <Html html={html} />
    </Section>
  ))
