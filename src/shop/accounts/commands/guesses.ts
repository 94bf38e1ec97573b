import { settings } from "#config/settings"
import type SessionModuleService from "../data/service"
import { subjectOf } from "../data/store/attempts"
import { countAttempt, limitRule, slowDown } from "./limits"

const LIMITS = settings.limits

/** The 10th failure is refused, so nine are let through. */
const belowRefusal = ({ attempts, minutes }: { attempts: number; minutes: number }) => ({
  attempts: attempts - 1,
  minutes,
})

interface Guesser {
  /** As `loginEmail` makes it. */
  email: string
  /** Where the guess comes from. */
  address: string
  /** The customer or staff user whose e-mail it is, if anybody's. */
  accountId: string | undefined
}

/** A password that is about to be compared; it counts as a failure until it is said to be none. */
export interface Guess {
  /** The password was right. */
  takeBack(): Promise<void>
  /** Its owner is in: failures from this place are forgotten, and the place is known from now on. */
  welcome(): Promise<void>
}

/**
 * Counts a guess at a password before it is compared, whoever's and through whichever call, so that simultaneous ones
 * can't slip through; of unknown accounts as of known ones.
 * @throws Refusal 429 beyond the limits (ruling 2)
 */
export async function beginGuess(
  session: SessionModuleService,
  { email, address, accountId = "" }: Guesser,
): Promise<Guess> {
  const place = subjectOf(address)
  const isKnownPlace = await session.isKnownAddress(accountId, place)
  const pair = limitRule("login-account-address", belowRefusal(LIMITS.loginPerAccountAndAddress), email, address)
  const everywhere = limitRule("login-address", LIMITS.loginPerAddress, address)
  const strangers = limitRule("login-account", LIMITS.loginPerAccount, email)
  const attempt = await countAttempt(session, pair, everywhere, ...(isKnownPlace ? [] : [strangers]))
  await slowDown(attempt.earlier[0] + 1, LIMITS.loginDelayFrom)
  return {
    takeBack: () => session.forgetAttempt(attempt),
    async welcome() {
      await session.forgetAttempts(pair)
      await session.rememberAddress(accountId, place)
    },
  }
}
