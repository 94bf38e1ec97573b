import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"

/** A named fact in a box of the admin; a dash where there is none. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-x-4 px-6 py-3 text-ui-fg-subtle">
    <Text size="small" weight="plus">
      {name}
    </Text>
    <Text size="small" className="break-words" as="div">
      {children || "–"}
    </Text>
  </div>
)
