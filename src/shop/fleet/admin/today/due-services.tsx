import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { Box } from "#admin/ui/box"
import type { StaffDueService } from "../../wire/staff-today"
import { SERVICE_COLORS, serviceText } from "../units/service-text"

/** Units to be serviced, by day or by hours; nothing while there are none. */
export function DueServices({ services }: { services: StaffDueService[] }) {
  if (services.length === 0) return null
  const isDue = services.some(({ service }) => service.state === "due")
  return (
    <Box title="Service fällig" id="due-services" count={services.length} color={isDue ? "red" : "orange"}>
      <ul className="divide-y">
        {services.map(({ id, product_id, product, serial_number, service }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-6 py-3">
            <Text size="small">
              <Link to={`/products/${product_id}`} className="text-ui-fg-interactive-hover">
                {product}
              </Link>{" "}
              {serial_number}
            </Text>
            <Badge size="2xsmall" color={SERVICE_COLORS[service.state]}>
              {serviceText(service)}
            </Badge>
          </li>
        ))}
      </ul>
    </Box>
  )
}
