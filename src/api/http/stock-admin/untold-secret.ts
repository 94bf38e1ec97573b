import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

interface Invitations {
  invite?: object
  invites?: object[]
}

const withoutToken = (invitation: object) => ({ ...invitation, token: undefined })

/** An invitation's link is in its mail alone, whoever asks, and whatever `fields` they ask for. */
export function keepsInvitationSecret(
  _request: MedusaRequest,
  response: MedusaResponse<Invitations>,
  next: MedusaNextFunction,
) {
  const answer = response.json.bind(response)
  response.json = (body) => {
    const { invite, invites } = body ?? {}
    if (invite) return answer({ ...body, invite: withoutToken(invite) })
    return answer(invites ? { ...body, invites: invites.map(withoutToken) } : body)
  }
  next()
}
