import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { toldAsMedusa } from "#api/http/staff-access/told-as-medusa"
import { answerChallenge } from "#shop/accounts/commands/staff-logins/answer-challenge"
import { challengeAnswerBody, challengeQuery } from "#shop/accounts/wire/second-factor"
import type { StaffTokenAnswer } from "#shop/accounts/wire/staff-login"

/** The second step of staff's login, where the admin's `/auth/mfa/challenges/{id}/verify` is led to. */
export const POST = toldAsMedusa(async (request, response) => {
  const { id } = parse(challengeQuery, request.query)
  const answer = parse(challengeAnswerBody, request.body)
  const token = await answerChallenge(request.scope, id, answer, clientAddress(request))
  response.json({ token } satisfies StaffTokenAnswer)
})
