import { Badge, Button, Container, Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import { generalMessages, useStaffChange } from "#admin/lib/use-staff-change"
import type { StaffErpCheck, StaffErpLink } from "../wire/staff-erp"
import { ERP_LINK_STATES } from "./erp-texts"

/** Whether the accounts can be reached, how far the shop's knowledge of them reaches, and what waits. */
export function ErpLinkState({ link }: { link: StaffErpLink }) {
  const { counts } = link
  const { mutate, isPending } = useStaffChange<StaffErpCheck>("/admin/erp")
  const check = () =>
    mutate(
      { method: "POST", path: "/admin/erp/link/check" },
      {
        onSuccess: ({ is_reachable, message }) => (is_reachable ? toast.success(message) : toast.error(message)),
        onError: (error) => toast.error(generalMessages(error).join(" ")),
      },
    )
  return (
    <Container className="flex flex-col gap-y-3 px-6 py-4" data-testid="erp-link">
      <div className="flex flex-wrap items-center gap-3">
        <Heading className="mr-auto">Buchhaltung</Heading>
        {link.mode === "sandbox" && (
          <Badge color="orange" data-testid="erp-sandbox">
            Testbetrieb: nichts davon geht an eine echte Buchhaltung
          </Badge>
        )}
        {link.mode === "off" && <Badge color="orange">Ohne Buchhaltung</Badge>}
        {link.mode !== "off" && (
          <StatusBadge color={ERP_LINK_STATES[link.gate].color}>{ERP_LINK_STATES[link.gate].text}</StatusBadge>
        )}
      </div>
      {link.gate === "login" && (
        <Text size="small" className="text-ui-fg-error">
          Der Zugang zur Buchhaltung ist abgelaufen oder wurde entzogen. Aufträge und Rechnungen warten, keine geht
          verloren. Die Technik muss die Zugangsdaten erneuern; danach hier die Verbindung prüfen.
        </Text>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Text size="small" className="text-ui-fg-subtle">
          {counts.waiting} {counts.waiting === 1 ? "Vorgang wartet" : "Vorgänge warten"}
          {link.oldest_waiting_at && counts.waiting > 0 && `, der älteste seit ${instantText(link.oldest_waiting_at)}`}
          {counts.late > 0 && `, ${counts.late} davon seit Stunden`}
          {link.last_read_at && ` · zuletzt abgeglichen ${instantText(link.last_read_at)}`}
          {link.closed_until && ` · nächster Versuch ${instantText(link.closed_until)}`}
        </Text>
        <div className="flex gap-2">
          {link.books_url && (
            <Button size="small" variant="secondary" asChild>
              <a href={link.books_url} target="_blank" rel="noreferrer">
                Buchhaltung öffnen
              </a>
            </Button>
          )}
          <Button size="small" variant="secondary" isLoading={isPending} onClick={check}>
            Verbindung prüfen
          </Button>
        </div>
      </div>
    </Container>
  )
}
