import { SMS_AD_MAX } from '../limits.ts'
import { fold } from '../search/fold.ts'

/** Why an SMS is refused. */
export type SmsFault = 'too_long' | 'diacritics' | 'empty'

/**
 * What is wrong with the text of an SMS, or null. One message only, without diacritics.
 * @example checkSmsText('Hledám kamaráda') // "diacritics"
 */
export const checkSmsText = (text: string): SmsFault | null => {
  if (text.trim() === '') return 'empty'
  if (fold(text) !== text.toLowerCase()) return 'diacritics'

  return text.length > SMS_AD_MAX ? 'too_long' : null
}
