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

/** What the product's page and the search read, and a rental's card some of. */
export interface ProductTexts {
  description: string | null
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
