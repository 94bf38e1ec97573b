/** Devices that accessories and software are filtered by, with the tags that their products carry. */
export const DEVICES = [
  { tag: "blk-2-go", name: "BLK 2 GO" },
  { tag: "blk-360-g2", name: "BLK 360 G2" },
  { tag: "blk-3d", name: "BLK 3D" },
  { tag: "rtc-360", name: "RTC 360" },
  { tag: "icon", name: "iCON" },
] as const

export type DeviceTag = (typeof DEVICES)[number]["tag"]

/** What the lists of accessories and software are filtered by. */
export type DeviceFilter = DeviceTag | "all"

export const isDeviceTag = (text: string): text is DeviceTag => DEVICES.some(({ tag }) => tag === text)

/** The filter that an address asks for; whatever it doesn't know shows everything. */
export const deviceFilterOf = (text: string | null): DeviceFilter => (text && isDeviceTag(text) ? text : "all")
