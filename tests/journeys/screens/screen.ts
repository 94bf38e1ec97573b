const SHOP = "Muster Vermessung AG"

/** A screen of both route tables (both specifications, §2), with real data. */
export interface Screen {
  /** Its path in the storefront's route table. */
  route: string
  address: string
  /** Without the shop's name, which follows every title. */
  title: string
  /** What a visitor reads there. */
  texts: (string | RegExp)[]
  /** A list or filter, whose failure is announced (spec "public shop" §8). */
  isList?: true
}

export const titleOf = ({ title }: Screen) => `${title} | ${SHOP}`
