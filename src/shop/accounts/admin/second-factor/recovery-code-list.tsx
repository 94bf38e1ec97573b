import { Button, Text, toast } from "@medusajs/ui"

/** Recovery codes, shown this once. */
export function RecoveryCodeList({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"))
    toast.success("Die Ersatzcodes sind kopiert.")
  }
  return (
    <div className="flex flex-col gap-y-3 px-6 py-4" data-testid="recovery-codes">
      <Text size="small" weight="plus">
        Ihre Ersatzcodes
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        Jeder öffnet einmal, wenn Sie das Telefon nicht haben. Bewahren Sie sie getrennt davon auf: Sie werden nur jetzt
        gezeigt.
      </Text>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 font-mono sm:grid-cols-2" aria-label="Ersatzcodes">
        {codes.map((code) => (
          <li key={code} className="txt-small">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => void copy()}>
          Kopieren
        </Button>
        <Button size="small" onClick={onClose}>
          Ich habe sie notiert
        </Button>
      </div>
    </div>
  )
}
