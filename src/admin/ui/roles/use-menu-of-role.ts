import { useEffect } from "react"
import { RIGHTS, type StaffRight } from "#kernel/staff-rights"
import { useOwnRole } from "../../lib/use-own-role"
import "./menu-of-role.css"

/** Writes into the document which rights are lacking: by them Medusa's menus leave out what would only refuse. */
export function useMenuOfRole() {
  const { data } = useOwnRole()
  useEffect(() => {
    if (!data) return
    const lacking = (Object.keys(RIGHTS) as StaffRight[]).filter((right) => !data.rights.includes(right))
    document.documentElement.dataset.lacks = lacking.join(" ")
  }, [data])
  return data
}
