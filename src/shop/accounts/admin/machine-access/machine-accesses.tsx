import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { QueryList } from "#admin/ui/query-list"
import { ToldOnce } from "#admin/ui/told-once"
import type { MachineAccesses as Accesses, MachineAccess } from "../../wire/machine-access"
import { MachineAccessDrawer } from "./machine-access-drawer"
import { MachineAccessRow } from "./machine-access-row"

/** Which systems may call the shop, and what each may. */
export function MachineAccesses() {
  const [opened, setOpened] = useState<MachineAccess | "new" | null>(null)
  const [key, setKey] = useState<string | null>(null)
  const list = useStaffQuery<Accesses>("/admin/machine-accesses")
  return (
    <Box
      title="Maschinenzugänge"
      id="machine-accesses"
      hint="Andere Systeme arbeiten mit einem eigenen Schlüssel im Shop: nur mit den Rechten, die Sie wählen, und unter ihrem Namen im Protokoll."
      actions={
        <Button size="small" variant="secondary" onClick={() => setOpened("new")}>
          Zugang erstellen
        </Button>
      }
    >
      {key && (
        <ToldOnce
          label="Neuer Schlüssel"
          copyLabel="Schlüssel kopieren"
          words="Schlüssel für das andere System. Er wird nur dieses Mal gezeigt."
          secret={key}
          testId="machine-key"
          onClose={() => setKey(null)}
        />
      )}
      <QueryList
        query={list}
        failed="Die Maschinenzugänge konnten nicht geladen werden. Bitte laden Sie die Seite neu."
        empty="Noch kein anderes System hat einen Zugang."
        id="machine-access-list"
        itemsOf={(data) => data.accesses}
      >
        {(access) => <MachineAccessRow key={access.id} access={access} onEdit={() => setOpened(access)} />}
      </QueryList>
      {opened && (
        <MachineAccessDrawer access={opened === "new" ? null : opened} onKey={setKey} onClose={() => setOpened(null)} />
      )}
    </Box>
  )
}
