import type { ReactNode } from "react"
import { useShop } from "../../lib/shop"
import { Spinner } from "../spinner"

interface WaitingPageProps {
  onRetry?: () => void
  /** The shape of what comes. */
  children?: ReactNode
}

/** Stands for a page whose title isn't known yet: the shop's name is its title until then. */
export const WaitingPage = ({ onRetry, children }: WaitingPageProps) => {
  const { titleSuffix } = useShop()
  return (
    <>
      <title>{titleSuffix}</title>
      <meta name="robots" content="noindex" />
      <Spinner onRetry={onRetry}>{children}</Spinner>
    </>
  )
}
