import { useShop } from "../../lib/shop"
import { Spinner } from "../spinner"

/** Stands for a page whose title isn't known yet: the shop's name is its title until then. */
export const WaitingPage = ({ onRetry }: { onRetry?: () => void }) => {
  const { titleSuffix } = useShop()
  return (
    <>
      <title>{titleSuffix}</title>
      <meta name="robots" content="noindex" />
      <Spinner onRetry={onRetry} />
    </>
  )
}
