import { CalendarSolid } from "@medusajs/icons"
import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useMenuOfRole } from "./use-menu-of-role"

/** Where a second factor is set up. */
const PROFILE = "/settings/profile"

/** The icon of an entry that everybody has in the menu; who has to set up a second factor is led there first. */
export function PlanIcon() {
  const mustSetUp = useMenuOfRole()?.must_set_up ?? false
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (mustSetUp && pathname !== PROFILE) navigate(PROFILE, { replace: true })
  }, [mustSetUp, pathname, navigate])
  return <CalendarSolid />
}
