import { Navigate } from "react-router-dom"
import { useShop } from "../lib/shop"

/** Goes on to another page in place of this one; until that one is shown the document is named like the shop. */
export const Redirect = ({ to }: { to: string }) => {
  const { titleSuffix } = useShop()
  return (
    <>
      <title>{titleSuffix}</title>
      <Navigate to={to} replace />
    </>
  )
}
