/** A picture as it is kept: upright, without metadata, no larger than it is ever shown. */
export type PreparedPicture = Readonly<{
  bytes: Buffer
  width: number
  height: number
  /** Nearly the same for copies that were scaled or saved again: 16 hexadecimal digits. */
  mark: string
}>
