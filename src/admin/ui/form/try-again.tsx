import { Button, Drawer, Text } from "@medusajs/ui"
import { DrawerHead } from "../dialog-heads"

const FAILED = "Die Angaben konnten nicht geladen werden."

/** Says that something couldn't be read, and reads it again. */
export const TryAgain = ({ onRetry }: { onRetry(): void }) => (
  <div className="flex flex-col items-start gap-y-2">
    <Text size="small" role="alert">
      {FAILED}
    </Text>
    <Button type="button" size="small" variant="secondary" onClick={() => onRetry()}>
      Noch einmal versuchen
    </Button>
  </div>
)

interface TryAgainDrawerProps {
  title: string
  onRetry(): void
  onClose(): void
}

/** In the place of a form that begins with what couldn't be read. */
export const TryAgainDrawer = ({ title, onRetry, onClose }: TryAgainDrawerProps) => (
  <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Drawer.Content aria-describedby={undefined}>
      <DrawerHead title={title} />
      <Drawer.Body>
        <TryAgain onRetry={onRetry} />
      </Drawer.Body>
    </Drawer.Content>
  </Drawer>
)
