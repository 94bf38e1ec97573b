import { StatusBadge, Table, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { instantText } from "#admin/lib/instants"
import type { StaffImpersonation } from "../wire/staff-impersonations"

/** `customer` where the list is of several. */
type Listed = StaffImpersonation & { customer?: { id: string; name: string } }

/** Who acted in the customer's name, why, and what came of it. */
export const ImpersonationTable = ({ impersonations }: { impersonations: Listed[] }) => (
  <Table>
    <Table.Header>
      <Table.Row>
        <Table.HeaderCell>Wer und wann</Table.HeaderCell>
        <Table.HeaderCell>Grund</Table.HeaderCell>
        <Table.HeaderCell>Stand</Table.HeaderCell>
        <Table.HeaderCell>Bestellungen</Table.HeaderCell>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {impersonations.map((impersonation) => (
        <Row key={impersonation.id} impersonation={impersonation} />
      ))}
    </Table.Body>
  </Table>
)

const Row = ({ impersonation }: { impersonation: Listed }) => (
  <Table.Row>
    <Table.Cell className="py-3">
      <Text size="small">{impersonation.staff}</Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {instantText(impersonation.created_at)}
      </Text>
      {impersonation.customer && (
        <Link to={`/customers/${impersonation.customer.id}`} className="txt-small text-ui-fg-interactive-hover">
          {impersonation.customer.name}
        </Link>
      )}
    </Table.Cell>
    <Table.Cell className="max-w-64 whitespace-normal break-words py-3">{impersonation.reason}</Table.Cell>
    <Table.Cell className="py-3">
      <State impersonation={impersonation} />
    </Table.Cell>
    <Table.Cell className="py-3">
      {impersonation.orders.length === 0 && "–"}
      {impersonation.orders.map(({ id, shop_number }) => (
        <Link key={id} to={`/orders/${id}`} className="block text-ui-fg-interactive-hover">
          {shop_number}
        </Link>
      ))}
    </Table.Cell>
  </Table.Row>
)

const State = ({
  impersonation: { used_at, ended_at, expires_at, calls, refused },
}: {
  impersonation: StaffImpersonation
}) => {
  if (!used_at)
    return new Date(expires_at) > new Date() ? (
      <StatusBadge color="blue">Offen</StatusBadge>
    ) : (
      <StatusBadge color="grey">Nicht verwendet</StatusBadge>
    )
  return (
    <>
      <StatusBadge color={ended_at ? "grey" : "green"}>{ended_at ? "Beendet" : "Läuft"}</StatusBadge>
      <Text size="xsmall" className="text-ui-fg-subtle">
        ab {instantText(used_at)}
        {ended_at && `, bis ${instantText(ended_at)}`}
      </Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {calls} {calls === 1 ? "Änderung" : "Änderungen"}
        {refused > 0 && `, davon ${refused} verweigert`}
      </Text>
    </>
  )
}
