import { ReasonDrawer } from "./reason-drawer"

/** Closes the account, saying why. */
export const DeactivateDrawer = (props: { customerId: string; onClose(): void }) => (
  <ReasonDrawer {...props} part="deactivation" title="Konto sperren" action="Sperren" done="Das Konto ist gesperrt.">
    Der Kunde wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Laufende Bestellungen, ihre Mails und
    Rechnungen gehen weiter. Der Kunde erhält keine Mail über die Sperre.
  </ReasonDrawer>
)
