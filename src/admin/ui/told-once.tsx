import { Button, Copy, Text } from "@medusajs/ui"
import { useEffect, useRef } from "react"

interface ToldOnceProps {
  /** "Neuer Schlüssel". */
  label: string
  /** "Schlüssel kopieren". */
  copyLabel: string
  /** What it is for, and that it isn't shown again. */
  words: string
  secret: string
  testId: string
  onClose(): void
}

/** A secret that is told once, as long as it is on the page. */
export function ToldOnce({ label, copyLabel, words, secret, testId, onClose }: ToldOnceProps) {
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    notice.current?.focus()
  }, [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={label}
      data-testid={testId}
      className="flex flex-wrap items-center gap-3 bg-ui-bg-subtle px-6 py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <Text size="small" weight="plus">
          {words}
        </Text>
        <div className="flex items-center gap-2">
          <code className="txt-small break-all">{secret}</code>
          <Copy content={secret} aria-label={copyLabel} />
        </div>
      </div>
      <Button size="small" variant="secondary" onClick={onClose}>
        Ist notiert
      </Button>
    </section>
  )
}
