import type { ReactNode } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router-dom"
import { persistedInput } from "@/components/form/persisted-input"
import { paths } from "@/lib/paths"
import { endLogin } from "@/lib/session/end-login"
import { session } from "@/lib/session/session"
import { AccountMenu } from "./account-menu"

/** Frame of the customer's pages: side menu and content. */
export const AccountLayout = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate()

  const logOut = async () => {
    await endLogin()
    // A protected page answers the ended login by leading to /log-in; going home comes after that and wins.
    persistedInput.forgetAll()
    flushSync(() => session.reset())
    navigate(paths.home)
  }

  return (
    <div className="wrap acct">
      <AccountMenu onLogOut={logOut} />
      <div>{children}</div>
    </div>
  )
}
