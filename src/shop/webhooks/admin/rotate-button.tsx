import { Button, toast, usePrompt } from "@medusajs/ui"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { refusedText } from "#admin/ui/form/refused"

interface RotateButtonProps {
  path: string
  onSecret(secret: string): void
}

/** Makes a new secret; the one before signs too for a day. */
export function RotateButton({ path, onSecret }: RotateButtonProps) {
  const ask = usePrompt()
  const { mutate, isPending } = useStaffChange<{ secret: string }>("/admin/webhooks")
  const press = async () => {
    const isSure = await ask({
      title: "Neues Geheimnis",
      description: "Meldungen sind dann 24 Stunden lang mit beiden unterschrieben, danach nur mit dem neuen.",
      confirmText: "Erneuern",
      cancelText: "Abbrechen",
      variant: "confirmation",
    })
    if (!isSure) return
    mutate(
      { method: "POST", path: `${path}/secret`, body: {} },
      { onSuccess: ({ secret }) => onSecret(secret), onError: (error) => toast.error(refusedText(error)) },
    )
  }
  return (
    <Button size="small" variant="secondary" isLoading={isPending} onClick={() => void press()}>
      Neues Geheimnis
    </Button>
  )
}
