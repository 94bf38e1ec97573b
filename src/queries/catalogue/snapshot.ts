import { inSlices } from "../../lib/in-slices"
import { remembered } from "../remembered"
import { buildSteps } from "./build"
import { catalogueRows } from "./rows"

const catalogue = remembered("catalogue", async (knex) => inSlices(buildSteps(await catalogueRows(knex))))

/** The catalogue as it stands, from memory as a rule. */
export const catalogueSnapshot = catalogue.read
/** The catalogue in memory now, for who can't wait. */
export const keptCatalogue = catalogue.kept
