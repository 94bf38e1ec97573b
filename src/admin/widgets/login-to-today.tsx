import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** What Medusa opens on its own account. */
const MEDUSAS_START = new Set([undefined, "/", "/orders"])

/** A login leads to the day's work, unless it was asked for on the way to another page. */
const LoginToToday = () => {
  const navigate = useNavigate()
  const { state } = useLocation()
  const asked: string | undefined = state?.from?.pathname
  useEffect(() => {
    if (MEDUSAS_START.has(asked)) navigate(".", { replace: true, state: { from: { pathname: "/today" } } })
  }, [asked, navigate])
  return null
}

export const config = defineWidgetConfig({ zone: "login.before" })

export default LoginToToday
