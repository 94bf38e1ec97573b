import { Extension } from "@tiptap/core"
import { Image } from "@tiptap/extension-image"
import { TableKit } from "@tiptap/extension-table"
import { StarterKit } from "@tiptap/starter-kit"
import { isAnchor, isOwnPicture, isStaffLink } from "#kernel/html/staff-html"

/** A heading keeps the name by which links find it; a heading that is split gives it to its first part. */
const Anchors = Extension.create({
  name: "anchors",
  addGlobalAttributes: () => [
    {
      types: ["heading"],
      attributes: {
        id: {
          default: null,
          keepOnSplit: false,
          parseHTML: ({ id }: HTMLElement) => (isAnchor(id) ? id : null),
        },
      },
    },
  ],
})

const OwnPicture = Image.extend({
  parseHTML: () => [
    { tag: "img[src]", getAttrs: (image) => (isOwnPicture(image.getAttribute("src") ?? "") ? null : false) },
  ],
})

/** What the editor knows: exactly what `STAFF_HTML` allows, so that nothing typed or pasted is lost when it is saved. */
export const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: (address) => isStaffLink(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Anchors,
  OwnPicture.configure({ inline: true }),
  TableKit.configure({ table: { resizable: false } }),
]
