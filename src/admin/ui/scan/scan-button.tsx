import { Scan } from "@medusajs/icons"
import { Button, Drawer, Text } from "@medusajs/ui"
import { type ComponentProps, lazy, Suspense, useState } from "react"

const CameraView = lazy(async () => {
  const { CameraView: View } = await import("./camera-view.js")
  return { default: View }
})

interface ScanButtonProps {
  /** How it is done without a camera. */
  otherwise: string
  /** What the camera has read, without blanks around it. */
  onFound(code: string): void
  /** Names the button where it has no room for more than its sign. */
  isSmall?: boolean
  className?: string
  size?: ComponentProps<typeof Button>["size"]
}

const SAID = "Mit der Kamera scannen"

/** Opens the camera over the page and closes it again once it has read a barcode or QR code. */
export function ScanButton({ otherwise, onFound, isSmall = false, className, size }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const take = (code: string) => {
    setOpen(false)
    onFound(code)
  }
  return (
    <Drawer open={isOpen} onOpenChange={setOpen}>
      <Drawer.Trigger asChild>
        <Button type="button" variant="secondary" size={size} className={className} aria-label={SAID}>
          <Scan />
          {!isSmall && SAID}
        </Button>
      </Drawer.Trigger>
      <Drawer.Content aria-describedby={undefined}>
        {/* Medusa's own header has a button without a name. */}
        <div className="border-b px-6 py-4">
          <Drawer.Title>Code scannen</Drawer.Title>
        </div>
        <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
          <Suspense fallback={<Text size="small">Die Kamera wird geöffnet …</Text>}>
            <CameraView otherwise={otherwise} onFound={take} />
          </Suspense>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button type="button" variant="secondary">
              Kamera schliessen
            </Button>
          </Drawer.Close>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
