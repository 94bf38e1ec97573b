import { Button, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { instantText } from "#admin/lib/instants"
import { generalMessages, useStaffChange } from "#admin/lib/use-staff-change"
import { Fact } from "#admin/ui/facts"
import { Section } from "#admin/ui/section"
import type { StaffCustomerAccount } from "../wire/staff-customers"
import { DeactivateDrawer } from "./deactivate-drawer"
import { LoginEmailDrawer } from "./login-email-drawer"

interface LoginSectionProps {
  customerId: string
  account: StaffCustomerAccount
}

const READY = { isPending: false, isError: false }

interface Act {
  question?: string
  text: string
  method: "POST" | "DELETE"
  path: string
  body?: object
  done: string
}

/** Whether and how the customer gets into the shop, and what staff can do about it. */
export function LoginSection({ customerId, account }: LoginSectionProps) {
  const [opened, setOpened] = useState<"email" | "deactivate" | null>(null)
  const base = `/admin/customers/${customerId}`
  const { mutate, isPending } = useStaffChange<object>(base)
  const ask = usePrompt()
  const act = async ({ question, text, method, path, body, done }: Act) => {
    const isSure =
      !question || (await ask({ title: text, description: question, confirmText: text, cancelText: "Abbrechen" }))
    if (!isSure) return
    mutate(
      { method, path: `${base}/${path}`, body },
      { onSuccess: () => toast.success(done), onError: (error) => toast.error(generalMessages(error).join(" ")) },
    )
  }
  const button = (one: Act) => (
    <Button size="small" variant="secondary" disabled={isPending} onClick={() => act(one)}>
      {one.text}
    </Button>
  )
  return (
    <Section title="Anmeldung" id="customer-login" state={READY}>
      <Fact name="Stand">
        <LoginState account={account} />
      </Fact>
      <Fact name="E-Mail">{account.email}</Fact>
      <Fact name="Letzte Anmeldung">{account.last_login_at && instantText(account.last_login_at)}</Fact>
      <Fact name="Angemeldete Geräte">{String(account.sessions)}</Fact>
      <div className="flex flex-wrap gap-2 px-6 py-4">
        {!account.deactivation && (
          <>
            {!account.activated_at &&
              button({
                text: "Aktivierung erneut senden",
                method: "POST",
                path: "mails",
                body: { kind: "activation" },
                done: `Die Mail geht an ${account.email}.`,
              })}
            {button({
              question: `Der Kunde erhält an ${account.email} einen Link, mit dem er ein neues Passwort setzt. Das bisherige gilt bis dahin weiter.`,
              text: "Link für neues Passwort senden",
              method: "POST",
              path: "mails",
              body: { kind: "reset" },
              done: `Die Mail geht an ${account.email}.`,
            })}
            {account.sessions > 0 &&
              button({
                question: "Der Kunde muss sich auf jedem Gerät neu anmelden.",
                text: "Überall abmelden",
                method: "DELETE",
                path: "sessions",
                done: "Der Kunde ist überall abgemeldet.",
              })}
          </>
        )}
        <Button size="small" variant="secondary" onClick={() => setOpened("email")}>
          E-Mail ändern
        </Button>
        {account.deactivation ? (
          button({
            question: "Der Kunde kann sich danach wieder anmelden.",
            text: "Sperre aufheben",
            method: "DELETE",
            path: "deactivation",
            done: "Das Konto ist wieder offen.",
          })
        ) : (
          <Button size="small" variant="danger" onClick={() => setOpened("deactivate")}>
            Konto sperren
          </Button>
        )}
      </div>
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
