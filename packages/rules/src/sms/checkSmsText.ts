import { SMS_AD_MAX } from '../limits.ts'

/** Why an SMS is refused. */
export type SmsFault = 'too_long' | 'diacritics' | 'empty'

/** One such sign turns a message of 160 signs into three of seventy. */
const SPECIAL = /[^\x20-\x7e\s]/

/**
 * What is wrong with the text of an SMS, or null. One message only, without diacritics
 * or other special signs.
 * @example checkSmsText('Hledám kamaráda') // "diacritics"
 */
export const checkSmsText = (text: string): SmsFault | null => {
  if (text.trim() === '') return 'empty'
  if (SPECIAL.test(text)) return 'diacritics'

  return text.length > SMS_AD_MAX ? 'too_long' : null
}
