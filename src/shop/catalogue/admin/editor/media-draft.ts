import type { StoredValues } from "../../wire/staff-product"

type Media = StoredValues["media"]

/** The files of a product as their form has them: a list of entries with a name each. */
export type MediaDraft = Omit<Media, "videos"> & { videos: { video: string }[] }

export const MEDIA = {
  typed: (media: Media): MediaDraft => ({ ...media, videos: media.videos.map((video) => ({ video })) }),
  sent: (draft: MediaDraft): Media => ({ ...draft, videos: draft.videos.map(({ video }) => video) }),
  /** `videos.1` is typed in `videos.1.video`. */
  fieldOf: (name: string) => name.replace(/^videos\.\d+$/, "$&.video"),
}
