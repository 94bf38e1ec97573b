import { Link } from "react-router-dom"
import type { ProductReference } from "#shop/catalogue/wire/product"
import { Icon } from "@/components/icon"
import "@/styles/parts/big-links.css"

/** Large links to other products, such as the software that belongs to a scanner. */
export const ReferenceLinks = ({ items }: { items: ProductReference[] }) => (
  <ul className="big">
    {items.map(({ id, name, subtitle, get_absolute_url }) => (
      <li key={id}>
        <Link to={get_absolute_url}>
          <b>{name}</b>
          <span>{subtitle}</span>
          <Icon name="arrow" />
        </Link>
      </li>
    ))}
  </ul>
)
