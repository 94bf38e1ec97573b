import { Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { isThere, type SectionState } from "./section-state"
import "./section.css"

interface SectionProps {
  title: string
  /** Names the section for tests and for links into the page. */
  id: string
  state: SectionState
  /** Stands at the right of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A box of the commerce admin: its heading, and what to say while its content is not there. */
export const Section = ({ title, id, state, actions, children }: SectionProps) => (
  <Container className="shop-section divide-y p-0" data-testid={id}>
    <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <Heading level="h2">{title}</Heading>
      {actions}
    </div>
    {state.isPending && <Notice>Wird geladen …</Notice>}
    {state.isLoadingError && <Notice>Die Angaben konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
    {state.isRefetchError && <Notice>Ob die Angaben noch stimmen, konnte nicht geprüft werden.</Notice>}
    {isThere(state) && children}
  </Container>
)

export const Notice = ({ children }: { children: ReactNode }) => (
  <Text size="small" className="px-6 py-4 text-ui-fg-subtle">
    {children}
  </Text>
)
