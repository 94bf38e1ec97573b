import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import type { Bottleneck } from "../../rules/bottlenecks"

const waitingText = (waiting: number) => (waiting === 1 ? "1 wartet" : `${waiting} warten`)

/** Days on which a model is fully out or more is wanted than there is; each leads to its plan. */
export const BottleneckList = ({ bottlenecks }: { bottlenecks: Bottleneck[] }) => (
  <ul className="divide-y">
    {bottlenecks.map(({ product_id, product, start, end, units, taken, waiting }) => (
      <li
        key={`${product_id} ${start}`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-6 py-3"
      >
        <Text size="small">
          <Link to={`/products/${product_id}`} className="text-ui-fg-interactive-hover">
            {product}
          </Link>
          , {periodText(start, end)}
        </Text>
        <div className="flex flex-wrap gap-2">
          <Badge size="2xsmall" color={taken > units ? "red" : "grey"}>
            {taken} von {units} vergeben
          </Badge>
          {waiting > 0 && (
            <Badge size="2xsmall" color="orange">
              {waitingText(waiting)}
            </Badge>
          )}
        </div>
      </li>
    ))}
  </ul>
)
