import { Text } from "@medusajs/ui"

/** Nobody has looked at the unit since it came back: it may be given out all the same, knowingly. */
export const InspectionNotice = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting && (
    <Text size="small" role="status" className="text-ui-tag-orange-text">
      Dieses Gerät ist seit der letzten Rückgabe nicht geprüft worden. Bitte prüfen Sie es vor der Übergabe.
    </Text>
  )
