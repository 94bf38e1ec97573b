import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Section } from "#admin/ui/section"
import type { StaffProductParts } from "../../wire/staff-parts"
import { PartList } from "./part-list"
import { PieceList } from "./piece-list"

interface PartListsProps {
  productId: string
  /** Those that pieces may belong to. */
  units: readonly { id: string; serial_number: string }[]
}

/** What goes along with a rental product's devices, and the pieces with serial numbers. */
export const PartLists = ({ productId, units }: PartListsProps) => {
  const { data, ...state } = useStaffQuery<StaffProductParts>(`/admin/rental/products/${productId}/parts`)
  if (!data)
    return (
      <Section title="Zubehör im Set" id="product-parts" state={state}>
        {null}
      </Section>
    )
  return (
    <div className="shop-section flex flex-col gap-y-3">
      <PartList productId={productId} data={data} />
      <PieceList productId={productId} data={data} units={units} />
    </div>
  )
}
