import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Button, Container, Heading, Input, Label, Text } from "@medusajs/ui"
import { type FormEvent, useState } from "react"
import { useDesk, useUnits } from "../use-units"

/** The units of a product; with its first one it is rented out. */
const ProductUnits = ({ data: product }: { data: { id: string } }) => {
  const { data } = useUnits(product.id)
  const desk = useDesk()
  const [serialNumber, setSerialNumber] = useState("")
  const add = (event: FormEvent) => {
    event.preventDefault()
    const body = { product_id: product.id, serial_number: serialNumber }
    desk.mutate({ path: "rental-units", body }, { onSuccess: () => setSerialNumber("") })
  }
  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        Rental
      </Heading>
      <div className="flex flex-col gap-y-1 px-6 py-4">
        {data?.units.length === 0 && <Text size="small">Not rented out: there is no unit.</Text>}
        {data?.units.map(({ id, serial_number }) => (
          <Text key={id} size="small">
            {serial_number}
          </Text>
        ))}
      </div>
      <form onSubmit={add} className="flex flex-col gap-y-2 px-6 py-4">
        <Label htmlFor="rental-serial-number" size="small">
          Serial number
        </Label>
        <div className="flex gap-x-2">
          <Input
            id="rental-serial-number"
            required
            value={serialNumber}
            onChange={({ target }) => setSerialNumber(target.value)}
          />
          <Button type="submit" variant="secondary" isLoading={desk.isPending}>
            Add
          </Button>
        </div>
      </form>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.side.after" })
export default ProductUnits
