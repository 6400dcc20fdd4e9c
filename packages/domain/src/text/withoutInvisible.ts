/** Joins the parts of one emoji: a family, a heart that is red. */
const JOINER = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`
const EMOJI_LOOK = String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|\ufe0f(?=\u20e3)`
const INVISIBLE = new RegExp(
  String.raw`(?![\t\n\r])\p{Cc}|(?!${JOINER}|${EMOJI_LOOK})\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]`,
  'gu',
)

/**
 * A text without what nobody sees, and nobody can find to delete: controls, marks of direction, soft hyphens, blank
 * letters and spaces of no width that come along when something is pasted or hide a word. What joins the parts of one
 * emoji stays. Letters and their accents become one character each.
 * @example withoutInvisible('\u202a777 123 456\u202c') // '777 123 456'
 */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFC')
