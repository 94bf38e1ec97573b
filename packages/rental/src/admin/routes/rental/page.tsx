import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Calendar } from "@medusajs/icons"
import { Container, Heading, Table, Text } from "@medusajs/ui"
import { useUnits } from "../../use-units"
import { UnitRow } from "./unit-row"

/** Units and what is promised of them; here they go out and come back. */
const RentalPage = () => {
  const { data, error } = useUnits()
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4">Rental</Heading>
      {error && <Text className="px-6 py-4">{error.message}</Text>}
      {data?.units.length === 0 && (
        <Text className="px-6 py-4">There are no units yet. Add them on the page of a product.</Text>
      )}
      {data && data.units.length > 0 && (
        <Table>
          <Table.Header>
            <Table.Row>
              {["Unit", "Product", "Days", "Order", "State", ""].map((title) => (
                <Table.HeaderCell key={title}>{title}</Table.HeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {data.units.flatMap((unit) =>
              (unit.rentals.length > 0 ? unit.rentals : [undefined]).map((rental) => (
                <UnitRow key={rental?.id ?? unit.id} unit={unit} rental={rental} today={data.today} />
              )),
            )}
          </Table.Body>
        </Table>
      )}
    </Container>
  )
}

export const config = defineRouteConfig({ label: "Rental", icon: Calendar })
export default RentalPage
