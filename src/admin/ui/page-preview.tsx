import { Button, FocusModal, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { type SyntheticEvent, useState } from "react"
import type { PagePreviewWire } from "#shop/content/wire/staff-content"
import { sendToStaffRoute } from "../lib/send-to-staff-route"
import { ModalHead } from "./dialog-heads"

interface PagePreviewProps {
  title: string
  /** Route that answers the page, and what it is asked with. */
  path: string
  body: object
  onClose(): void
}

const WIDTHS = { phone: { text: "Handy", px: 390 }, desktop: { text: "Bildschirm", px: undefined } } as const

/** Only looked at: a link that is followed would take the page out of the frame. */
function stayOnPage({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  currentTarget.contentDocument?.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) event.preventDefault()
  })
}

/** A page of the shop as it would look, in a frame in which no script runs. */
export function PagePreview({ title, path, body, onClose }: PagePreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>("desktop")
  const { data, error, isPending } = useQuery({
    queryKey: ["preview", path, body],
    queryFn: () => sendToStaffRoute<PagePreviewWire>(path, body),
    retry: false,
    gcTime: 0,
  })
  return (
    <FocusModal open onOpenChange={(stays) => !stays && onClose()}>
      <FocusModal.Content aria-describedby={undefined}>
        <ModalHead>
          <FocusModal.Title className="sr-only">Vorschau: {title}</FocusModal.Title>
          <div className="flex gap-2">
            {(["desktop", "phone"] as const).map((one) => (
              <Button
                key={one}
                size="small"
                variant={one === width ? "primary" : "secondary"}
                aria-pressed={one === width}
                onClick={() => setWidth(one)}
              >
                {WIDTHS[one].text}
              </Button>
            ))}
          </div>
        </ModalHead>
        <FocusModal.Description className="sr-only">Noch nichts davon ist gespeichert.</FocusModal.Description>
        <FocusModal.Body className="flex flex-1 justify-center overflow-hidden bg-ui-bg-subtle">
          {isPending && <Text className="p-6">Wird geladen …</Text>}
          {error && (
            <Text className="p-6 text-ui-fg-error" role="alert">
              {error.message}
            </Text>
          )}
          {data && (
            <iframe
              title={`Vorschau: ${title}`}
              sandbox="allow-same-origin"
              srcDoc={data.html}
              onLoad={stayOnPage}
              className="h-full w-full border-0 bg-white"
              style={{ maxWidth: WIDTHS[width].px }}
            />
          )}
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  )
}
