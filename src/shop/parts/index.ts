export { giveParts, takeGivenBack } from "./commands/give-parts"
export { reopenParts, takePartsBack, takePartsOfSwap } from "./commands/take-parts-back"
export { type PartsAtDesk, partsAtDesk } from "./queries/parts-at-desk"
