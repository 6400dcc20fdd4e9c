import { FEED_PIECE_BYTES, PHOTO_BYTES } from '@inzrt/rules/limits'

const KIB = 1024

/** Most bytes of a body, by its size. */
export const BODY_BYTES = {
  /** Any form with every field at its longest fits several times. */
  form: 16 * KIB,
  /** The longest text of an ad with everything around it, or many ads at once. */
  text: 64 * KIB,
  /** The largest photo and the form around it. */
  photo: PHOTO_BYTES + 4 * KIB,
  /** A piece of a file of ads as text, four signs for three bytes. */
  piece: Math.ceil(FEED_PIECE_BYTES / 3) * 4 + KIB,
  /** Ten premium messages joined into one, with what is told of them. */
  messages: 8 * KIB,
  /** A word. */
  word: KIB,
} as const
export type BodySize = keyof typeof BODY_BYTES
