import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { Box } from "../ui/box"

/** Medusa's list of users knows no roles. */
const UsersInTeam = () => (
  <Box title="Rollen stehen unter «Team»" id="users-in-team">
    <Text size="small" className="px-6 py-4 text-ui-fg-subtle">
      Wer hier eingeladen wird, erhält die Rolle «Theke». Einladungen mit einer anderen Rolle und Änderungen:{" "}
      <Link to="/settings/team" className="text-ui-fg-interactive-hover">
        Einstellungen › Team
      </Link>
    </Text>
  </Box>
)

export const config = defineWidgetConfig({ zone: "user.list.before" })

export default UsersInTeam
