import { useQueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router-dom"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { PageHead } from "@/components/page-head"
import type { Crumb } from "@/lib/page/page-facts"
import { paths } from "@/lib/paths"
import { endLogin } from "@/lib/session/end-login"
import { AccountMenu } from "./account-menu"
import "../account.css"

interface AccountLayoutProps {
  title: string
  /** By default the title. */
  crumbs?: Crumb[]
  children: ReactNode
}

/** Frame of the customer's pages: what they are, where they are, side menu and content. */
export const AccountLayout = ({ title, crumbs = [{ label: title }], children }: AccountLayoutProps) => {
  const navigate = useNavigate()
  const queries = useQueryClient()

  const logOut = () => {
    // A protected page answers the ended login by leading to /log-in; going home comes after that and wins.
    flushSync(() => endLogin(queries))
    navigate(paths.home)
  }

  return (
    <>
      <PageHead title={title} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap acct">
        <AccountMenu onLogOut={logOut} />
        <div>{children}</div>
      </div>
    </>
  )
}
