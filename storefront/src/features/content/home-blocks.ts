/** Content blocks of the home page in the order of the page: the intro, the information, three collapsible sections. */
export const HOME_BLOCKS = [
  "home-intro",
  "home-information",
  "home-laserscanning",
  "home-punktwolke",
  "home-ueberuns",
] as const
export type HomeBlock = (typeof HOME_BLOCKS)[number]
