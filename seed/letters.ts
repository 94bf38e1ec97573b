import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import type { LetterTemplateBody } from "#shop/letters/wire/letters"
import { readContent } from "./content"

/** Templates of mails that the sample firm's staff write, where there is none yet. */
export async function seedLetterTemplates(container: MedusaContainer): Promise<void> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (await db("letter_template").first("id")) return
  const templates = readContent<LetterTemplateBody[]>("letter-templates.json")
  await db("letter_template").insert(
    templates.map((template) => ({ ...template, id: generateEntityId(undefined, "ltpl") })),
  )
}
