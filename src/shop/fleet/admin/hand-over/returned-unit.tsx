import { Text } from "@medusajs/ui"
import { useState } from "react"
import { ScanButton } from "#admin/ui/scan/scan-button"

/** The unit that is expected; scanned, it is said whether it is the one on the table. */
export function ReturnedUnit({ serial }: { serial: string }) {
  const [scanned, setScanned] = useState("")
  const isSame = scanned.toLowerCase() === serial.toLowerCase()
  return (
    <>
      <Text size="small">
        Gerät <span className="font-medium">{serial}</span>
      </Text>
      <ScanButton className="h-11" otherwise="Vergleichen Sie die Seriennummer von Auge." onFound={setScanned} />
      {scanned !== "" && (
        <Text size="small" role="status" className={isSame ? "text-ui-tag-green-text" : "text-ui-fg-error"}>
          {isSame ? "Das ist das Gerät dieser Miete." : `Gescannt ist ${scanned}: nicht das Gerät dieser Miete.`}
        </Text>
      )}
    </>
  )
}
