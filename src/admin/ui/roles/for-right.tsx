import { Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import type { StaffRight } from "#kernel/staff-rights"
import { rolesWith } from "#kernel/staff-rights"
import { useMay } from "../../lib/use-own-role"
import { ROLE_WORDS } from "./role-words"
import { useMenuOfRole } from "./use-menu-of-role"

interface ForRightProps {
  right: StaffRight
  children: ReactNode
}

/** What is there for who has the right, and for nobody else. */
export const ForRight = ({ right, children }: ForRightProps) => (useMay(right) ? children : null)

/** A page for who has the right; who hasn't is told whose it is. */
export function PageFor({ right, children }: ForRightProps) {
  const data = useMenuOfRole()
  if (!data) return null
  if (data.must_set_up)
    return (
      <Container className="px-6 py-4" data-testid="factor-first">
        <Text size="small">
          {"Für Ihre Rolle ist ein zweiter Faktor verlangt. "}
          <Link to="/settings/profile" className="text-ui-fg-interactive-hover">
            Im Profil einrichten
          </Link>
        </Text>
      </Container>
    )
  if (data.rights.includes(right)) return children
  const roles = rolesWith(right).map((role) => `«${ROLE_WORDS[role].name}»`)
  return (
    <Container className="flex flex-col gap-y-1 px-6 py-4" data-testid="not-for-role">
      <Heading>Nicht für Ihre Rolle</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {`Diese Seite ist für die Rolle ${roles.reverse().join(" und ")}. Sie haben die Rolle «${ROLE_WORDS[data.role].name}». Fehlt Ihnen etwas, wenden Sie sich an jemanden mit der Rolle «${ROLE_WORDS.owner.name}».`}
      </Text>
    </Container>
  )
}
