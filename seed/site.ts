import type { MedusaContainer } from "@medusajs/framework/types"
import { CONTENT_MODULE } from "#shop/content/data/index"
import type { ContentModuleService } from "#shop/content/data/service"
import { readContent } from "./content"
import { pictureFor } from "./files"

interface Ordered {
  id: string
  order: number
}
type SeedReference = Ordered & { name: string; url: string | null; thumbnail: string }
type SeedEmployee = Ordered & Record<"first_name" | "last_name" | "position" | "phone" | "mail" | "avatar", string>
type SeedTestimonial = Ordered & { stars: number } & Record<"text" | "name" | "company" | "avatar", string>

/** Entries that never were there: what staff removed is still known and doesn't come back. */
async function missing<Entry extends Ordered>(file: string, known: Promise<{ id: string }[]>): Promise<Entry[]> {
  const ids = new Set((await known).map(({ id }) => id))
  return readContent<Entry[]>(file).filter(({ id }) => !ids.has(id))
}

const ALL = { select: ["id"], take: null, withDeleted: true }

/** References, team and testimonials of the sample firm. */
export async function seedSite(container: MedusaContainer) {
  const content = container.resolve<ContentModuleService>(CONTENT_MODULE)
  const references = await missing<SeedReference>("references.json", content.listReferences({}, ALL))
  const employees = await missing<SeedEmployee>("employees.json", content.listEmployees({}, ALL))
  const testimonials = await missing<SeedTestimonial>("testimonials.json", content.listTestimonials({}, ALL))
  await content.createReferences(
    references.map(({ id, name, url, thumbnail, order }) => ({
      id,
      name,
      url,
      thumbnail: pictureFor(thumbnail).url,
      sort_order: order,
    })),
  )
  await content.createEmployees(
    employees.map(({ id, first_name, last_name, position, phone, mail, avatar, order }) => ({
      id,
      first_name,
      last_name,
      position,
      phone,
      mail,
      avatar: pictureFor(avatar).url,
      sort_order: order,
    })),
  )
  await content.createTestimonials(
    testimonials.map(({ id, stars, text, name, company, avatar, order }) => ({
      id,
      stars,
      text,
      name,
      company,
      avatar: pictureFor(avatar).url,
      sort_order: order,
    })),
  )
}
