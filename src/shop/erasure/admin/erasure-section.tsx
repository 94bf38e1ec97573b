import { useNavigate } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { ActionButton } from "#admin/ui/form/action-button"
import { Notice, Section } from "#admin/ui/section"
import type { StaffErasure } from "../wire/staff-erasure"

const GONE =
  "Gelöscht werden sofort: Anmeldung, Profil, Adressen, Warenkörbe, offene Offerten, Reservationen, Warteliste, Anmeldungen zu Events, Rabatte, Notizen und Einträge über Mails; an den Bestellungen E-Mail und Telefon."
const NOT_HERE = "Was in der Buchhaltung steht, bleibt dort."

const keptText = ({ orders, kept_until }: StaffErasure) =>
  kept_until
    ? `Name und Adresse bleiben auf ${orders === 1 ? "einer Bestellung" : `${orders} Bestellungen`} und ihren Belegen, die jüngste bis ${dayText(kept_until)} (Art. 958f OR). Danach entfernt der Shop sie von selbst.`
    : "Der Kunde hat nichts bestellt: Es bleibt kein Name."

/** Erases the customer, for who may: says what goes and what stays until when, or what is to be settled first. */
export function ErasureSection({ customerId }: { customerId: string }) {
  const path = `/admin/customers/${customerId}/erasure`
  const navigate = useNavigate()
  const { data, ...state } = useStaffQuery<StaffErasure>(path)
  return (
    <Section title="Personendaten" id="customer-erasure" state={state}>
      {data && data.obstacles.length > 0 && (
        <Notice>{`Die Personendaten lassen sich noch nicht löschen. ${data.obstacles.join(" ")}`}</Notice>
      )}
      {data && data.obstacles.length === 0 && (
        <>
          <Notice>{`${GONE} ${keptText(data)} ${NOT_HERE}`}</Notice>
          <div className="px-6 py-4">
            <ActionButton
              action="Personendaten löschen"
              variant="danger"
              method="POST"
              path={path}
              list="/admin/customer-list"
              question={`Das lässt sich nicht rückgängig machen. ${GONE} ${keptText(data)} ${NOT_HERE}`}
              confirmText="Endgültig löschen"
              done="Die Personendaten sind gelöscht."
              onDone={() => navigate("/customers")}
            />
          </div>
        </>
      )}
    </Section>
  )
}
