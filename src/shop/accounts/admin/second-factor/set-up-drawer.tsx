import { Text } from "@medusajs/ui"
import type { FactorSetup, RecoveryCodes } from "../../wire/second-factor"
import { CodeDrawer } from "./code-drawer"

interface SetUpDrawerProps {
  setup: FactorSetup
  onDone(codes: string[]): void
  onClose(): void
}

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ")
const imageOf = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`

/** The secret for the app, to be scanned or typed, and the code that proves that it is there. */
export const SetUpDrawer = ({ setup: { secret, qr }, onDone, onClose }: SetUpDrawerProps) => (
  <CodeDrawer<RecoveryCodes>
    title="Zweiten Faktor einrichten"
    action="Einschalten"
    call="confirm"
    done="Der zweite Faktor ist eingeschaltet."
    onDone={({ recovery_codes }) => onDone(recovery_codes)}
    onClose={onClose}
  >
    <Text size="small">
      Öffnen Sie auf dem Telefon eine App für Einmalcodes (etwa Google Authenticator, Microsoft Authenticator oder
      1Password) und scannen Sie das Bild.
    </Text>
    <img src={imageOf(qr)} alt="QR-Code für die App" className="h-48 w-48 self-center rounded bg-white" />
    <Text size="small" className="text-ui-fg-subtle">
      Oder tippen Sie den Schlüssel ein:
    </Text>
    <Text size="small" className="break-words font-mono" data-testid="totp-secret">
      {inGroups(secret)}
    </Text>
  </CodeDrawer>
)
