import { Button, Copy, Text } from "@medusajs/ui"
import { useEffect, useRef } from "react"

interface KeyNoticeProps {
  machineKey: string
  onClose(): void
}

/** A key, as long as it is on the page: it is told once. */
export function KeyNotice({ machineKey, onClose }: KeyNoticeProps) {
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    notice.current?.focus()
  }, [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label="Neuer Schlüssel"
      data-testid="machine-key"
      className="flex flex-wrap items-center gap-3 bg-ui-bg-subtle px-6 py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <Text size="small" weight="plus">
          Schlüssel für das andere System. Er wird nur dieses Mal gezeigt.
        </Text>
        <div className="flex items-center gap-2">
          <code className="txt-small break-all">{machineKey}</code>
          <Copy content={machineKey} aria-label="Schlüssel kopieren" />
        </div>
      </div>
      <Button size="small" variant="secondary" onClick={onClose}>
        Ist notiert
      </Button>
    </section>
  )
}
