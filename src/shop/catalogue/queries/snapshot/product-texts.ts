export interface FileRow {
  title: string
  url: string
  /** Missing where nobody entered it. */
  bytes?: number
}

/** A point cloud may have a lighter form and a still picture for looking at it. */
export interface SampleRow extends FileRow {
  preview?: string
  preview_bytes?: number
  picture?: string
}

/** Those of the profile. */
export const TEXT_FIELDS =
  `delivery_content fact_laser_reach fact_laser_accuracy fact_speed fact_battery image_alts videos
  accordions documents sample_data seo_title seo_description search_keywords`.split(/\s+/)

/** What the product's page and the search read, and a rental's card some of. */
export interface ProductTexts {
  description?: string
  /** Addresses in their order. */
  images: string[]
  delivery_content?: string
  fact_laser_reach?: string
  fact_laser_accuracy?: string
  fact_speed?: string
  fact_battery?: string
  image_alts?: Record<string, string>
  videos?: string[]
  accordions?: { header: string; content: string }[]
  documents?: FileRow[]
  sample_data?: SampleRow[]
  seo_title?: string
  seo_description?: string
  /** Searched, never shown. */
  search_keywords?: string
}
