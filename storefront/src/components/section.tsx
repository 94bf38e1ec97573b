import { type ReactNode, useId } from "react"

interface SectionProps {
  title: string
  /** Anchor of the section, for addresses that lead into the page. */
  id?: string
  /** Next to or below the title: a line of explanation, a link. */
  aside?: ReactNode
  children: ReactNode
}

/** One section, one rule: a line on top, the name on the left in three columns, the matter in nine. */
export const Section = ({ title, id, aside, children }: SectionProps) => {
  const titleId = useId()
  return (
    <section className="sec" id={id} aria-labelledby={titleId}>
      <div className="wrap">
        <div className="grid">
          <div className="sec-h">
            <h2 id={titleId}>{title}</h2>
            {aside}
          </div>
          <div className="sec-b">{children}</div>
        </div>
      </div>
    </section>
  )
}
