import type { ErpReference } from "#shop/erp/data/provider"
import { BexioError } from "../errors"

interface Found {
  id: number
  document_nr: string
  title?: string | null
  api_reference?: string | null
  kb_item_status_id: number
}

/**
 * The one document of a reference among what a search answered. A cancelled one counts only where nothing took its place.
 * @throws BexioError `permanent` if there are several: only people can say which one holds
 */
export function theOne<Row extends Found>(
  rows: readonly Row[],
  { title, tag }: ErpReference,
  cancelledStatus: number,
): Row | null {
  const ofShop = rows.filter(({ api_reference }) => api_reference === tag)
  const live = ofShop.filter(({ kb_item_status_id }) => kb_item_status_id !== cancelledStatus)
  if (live.length > 1) {
    const numbers = live.map(({ document_nr }) => document_nr).join(", ")
    throw new BexioError("permanent", { call: "look-up", refusal: `several documents of ${title}: ${numbers}` })
  }
  return live[0] ?? ofShop.sort((one, other) => other.id - one.id)[0] ?? null
}
