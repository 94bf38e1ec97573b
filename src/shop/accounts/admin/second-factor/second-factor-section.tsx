import { Button, StatusBadge, Text } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { GeneralErrors } from "#admin/ui/form-parts"
import { Notice, Section } from "#admin/ui/section"
import type { FactorSetup, OwnFactor, RecoveryCodes } from "../../wire/second-factor"
import { CodeDrawer } from "./code-drawer"
import { RecoveryCodeList } from "./recovery-code-list"
import { SetUpDrawer } from "./set-up-drawer"

/** One's own second factor: whether it is on, the way to set it up, and what goes with it. */
export function SecondFactorSection() {
  const { data: factor, ...state } = useStaffQuery<OwnFactor>("/admin/own-factor")
  const [opened, setOpened] = useState<FactorSetup | "codes" | "off" | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { mutate, error, isPending } = useStaffChange<FactorSetup>("/admin/own-factor")
  const close = () => setOpened(null)
  const show = (fresh: string[]) => {
    close()
    setCodes(fresh)
  }
  return (
    <Section title="Zweiter Faktor" id="second-factor" state={state}>
      {factor && <State factor={factor} />}
      {codes && <RecoveryCodeList codes={codes} onClose={() => setCodes(null)} />}
      {factor && (
        <div className="flex flex-wrap items-center gap-2 px-6 py-4">
          {!factor.is_on && (
            <Button
              size="small"
              isLoading={isPending}
              onClick={() => mutate({ method: "POST", path: "/admin/own-factor" }, { onSuccess: setOpened })}
            >
              Einrichten
            </Button>
          )}
          {factor.is_on && (
            <Button size="small" variant="secondary" onClick={() => setOpened("codes")}>
              Neue Ersatzcodes
            </Button>
          )}
          {factor.is_on && !factor.is_required && (
            <Button size="small" variant="secondary" onClick={() => setOpened("off")}>
              Ausschalten
            </Button>
          )}
          <GeneralErrors error={error} />
        </div>
      )}
      {opened === "codes" && (
        <CodeDrawer<RecoveryCodes>
          title="Neue Ersatzcodes"
          action="Erstellen"
          call="recovery-codes"
          done="Die bisherigen Ersatzcodes gelten nicht mehr."
          onDone={({ recovery_codes }) => show(recovery_codes)}
          onClose={close}
        >
          <Text size="small">Die bisherigen gelten danach nicht mehr.</Text>
        </CodeDrawer>
      )}
      {opened === "off" && (
        <CodeDrawer
          title="Zweiten Faktor ausschalten"
          action="Ausschalten"
          call="off"
          done="Der zweite Faktor ist ausgeschaltet."
          onDone={close}
          onClose={close}
        >
          <Text size="small">Danach genügt zum Anmelden das Passwort. Die Ersatzcodes gelten nicht mehr.</Text>
        </CodeDrawer>
      )}
      {opened !== null && typeof opened === "object" && <SetUpDrawer setup={opened} onDone={show} onClose={close} />}
    </Section>
  )
}

function State({ factor: { is_on, is_required, recovery_codes_left } }: { factor: OwnFactor }) {
  if (!is_on)
    return (
      <Notice>
        {is_required
          ? "Für Ihre Rolle ist ein zweiter Faktor verlangt. Richten Sie ihn ein: Bis dahin geht nichts anderes."
          : "Nach dem Passwort fragt die Anmeldung nach einem Code aus einer App auf Ihrem Telefon. Wer nur das Passwort kennt, kommt nicht hinein."}
      </Notice>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-4">
      <StatusBadge color="green">Eingeschaltet</StatusBadge>
      <Text size="small" className="text-ui-fg-subtle">
        {recovery_codes_left === 1 ? "Noch 1 Ersatzcode" : `Noch ${recovery_codes_left} Ersatzcodes`}
      </Text>
    </div>
  )
}
