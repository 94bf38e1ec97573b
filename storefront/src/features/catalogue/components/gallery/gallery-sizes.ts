/** Width of the gallery's frame as `gallery.css` makes it: half of the page next to an offer, above one two thirds or all of it. */
export const SIZES_OF_GALLERY = "(min-width: 1000px) min(55vw, 700px), (min-width: 600px) 67vw, 100vw"
export const SIZES_OF_THUMB = "72px"
