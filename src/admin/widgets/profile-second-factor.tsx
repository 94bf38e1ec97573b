import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { useMenuOfRole } from "#admin/ui/roles/use-menu-of-role"
import { SecondFactorSection } from "#shop/accounts/admin/second-factor/second-factor-section"

/** In the place of Medusa's own section, whose calls are closed. */
const ProfileSecondFactor = () => {
  useMenuOfRole()
  return <SecondFactorSection />
}

export const config = defineWidgetConfig({ zone: "profile.details.after" })

export default ProfileSecondFactor
