import { Text } from "@medusajs/ui"
import { useState } from "react"
import { ScanButton } from "#admin/ui/scan/scan-button"

/** Scanned, it is said whether what comes back is the unit of the rental. */
export function ReturnedUnit({ serial }: { serial: string }) {
  const [scanned, setScanned] = useState("")
  const isSame = scanned.toLowerCase() === serial.toLowerCase()
  return (
    <>
      <ScanButton className="h-11" otherwise="Vergleichen Sie die Seriennummer von Auge." onFound={setScanned} />
      {scanned !== "" && (
        <Text size="small" role="status" className={isSame ? "text-ui-tag-green-text" : "text-ui-fg-error"}>
          {isSame ? "Das ist das Gerät dieser Miete." : `Gescannt ist ${scanned}: nicht das Gerät dieser Miete.`}
        </Text>
      )}
    </>
  )
}
