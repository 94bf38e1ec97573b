import { Button, Copy, Text } from "@medusajs/ui"
import { useEffect, useRef } from "react"

interface SecretNoticeProps {
  secret: string
  onClose(): void
}

/** A secret, as long as it is on the page: it is told once. */
export function SecretNotice({ secret, onClose }: SecretNoticeProps) {
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    notice.current?.focus()
  }, [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label="Neues Geheimnis"
      data-testid="webhook-secret"
      className="flex flex-wrap items-center gap-3 bg-ui-bg-subtle px-6 py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <Text size="small" weight="plus">
          Geheimnis für die Prüfung der Unterschrift. Es wird nur dieses Mal gezeigt.
        </Text>
        <div className="flex items-center gap-2">
          <code className="txt-small break-all">{secret}</code>
          <Copy content={secret} aria-label="Geheimnis kopieren" />
        </div>
      </div>
      <Button size="small" variant="secondary" onClick={onClose}>
        Ist notiert
      </Button>
    </section>
  )
}
