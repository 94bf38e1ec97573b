import { ReasonDrawer } from "./reason-drawer"

/** Lets a customer rent as much as he likes before he has paid an invoice, saying why. */
export const LiftLimitDrawer = (props: { customerId: string; onClose(): void }) => (
  <ReasonDrawer
    {...props}
    part="rental-trust"
    title="Limite aufheben"
    action="Aufheben"
    done="Die Limite ist aufgehoben."
  >
    Der Kunde kann danach auch ohne bezahlte Rechnung beliebig viele Geräte mieten.
  </ReasonDrawer>
)
