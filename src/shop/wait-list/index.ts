export { forgetEntriesIn } from "./commands/forget-old-entries"
export { giveOwnOffers, ownOffers } from "./commands/own-offers"
