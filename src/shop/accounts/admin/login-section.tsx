import { Button, StatusBadge, Text } from "@medusajs/ui"
import { useState } from "react"
import { instantText } from "#admin/lib/instants"
import { Fact } from "#admin/ui/facts"
import { ActionButton } from "#admin/ui/form/action-button"
import { ForRight } from "#admin/ui/roles/for-right"
import { Section } from "#admin/ui/section"
import { READY } from "#admin/ui/section-state"
import type { StaffCustomerAccount } from "../wire/staff-customers"
import { DeactivateDrawer } from "./deactivate-drawer"
import { LoginEmailDrawer } from "./login-email-drawer"

interface LoginSectionProps {
  customerId: string
  account: StaffCustomerAccount
}

/** Whether and how the customer gets into the shop, and what staff can do about it. */
export function LoginSection({ customerId, account }: LoginSectionProps) {
  const [opened, setOpened] = useState<"email" | "deactivate" | null>(null)
  const base = `/admin/customers/${customerId}`
  const mail = {
    method: "POST",
    path: `${base}/mails`,
    list: "/admin",
    done: `Die Mail geht an ${account.email}.`,
  } as const
  return (
    <Section title="Anmeldung" id="customer-login" state={READY}>
      <Fact name="Stand">
        <LoginState account={account} />
      </Fact>
      <Fact name="E-Mail">{account.email}</Fact>
      <Fact name="Letzte Anmeldung">{account.last_login_at && instantText(account.last_login_at)}</Fact>
      <Fact name="Angemeldete Geräte">{String(account.sessions)}</Fact>
      <ForRight right="customers">
        <div className="flex flex-wrap gap-2 px-6 py-4">
          {!account.deactivation && (
            <>
              {!account.activated_at && (
                <ActionButton {...mail} action="Aktivierung erneut senden" body={{ kind: "activation" }} />
              )}
              <ActionButton
                {...mail}
                action="Link für neues Passwort senden"
                body={{ kind: "reset" }}
                question={`Der Kunde erhält an ${account.email} einen Link, mit dem er ein neues Passwort setzt. Das bisherige gilt bis dahin weiter.`}
              />
              {account.sessions > 0 && (
                <ActionButton
                  action="Überall abmelden"
                  path={`${base}/sessions`}
                  list="/admin"
                  question="Der Kunde muss sich auf jedem Gerät neu anmelden."
                  done="Der Kunde ist überall abgemeldet."
                />
              )}
            </>
          )}
          <Button size="small" variant="secondary" onClick={() => setOpened("email")}>
            E-Mail ändern
          </Button>
          {account.deactivation ? (
            <ActionButton
              action="Sperre aufheben"
              path={`${base}/deactivation`}
              list="/admin"
              question="Der Kunde kann sich danach wieder anmelden."
              done="Das Konto ist wieder offen."
            />
          ) : (
            <Button size="small" variant="danger" onClick={() => setOpened("deactivate")}>
              Konto sperren
            </Button>
          )}
        </div>
      </ForRight>
      {opened === "email" && (
        <LoginEmailDrawer customerId={customerId} email={account.email} onClose={() => setOpened(null)} />
      )}
      {opened === "deactivate" && <DeactivateDrawer customerId={customerId} onClose={() => setOpened(null)} />}
    </Section>
  )
}

function LoginState({ account: { deactivation, activated_at } }: { account: StaffCustomerAccount }) {
  if (deactivation)
    return (
      <>
        <StatusBadge color="red">Gesperrt</StatusBadge>
        <Text size="xsmall">
          seit {instantText(deactivation.at)}
          {deactivation.by && ` durch ${deactivation.by}`}
          {deactivation.reason && `: ${deactivation.reason}`}
        </Text>
      </>
    )
  return activated_at ? (
    <>
      <StatusBadge color="green">Aktiv</StatusBadge>
      <Text size="xsmall">seit {instantText(activated_at)}</Text>
    </>
  ) : (
    <StatusBadge color="orange">Noch nicht aktiviert</StatusBadge>
  )
}
