import { plainText } from './plainText.ts'

/** Signs of two messages that a phone joins; a third one would have to be paid too. */
const MOST = 306
const CUT = '...'

/**
 * A text around a reason in somebody's own words: the reason is cut, what stands around it never is.
 * @example fitReason('Duvod: ', 'Špatná značka.', ' Castku vratime.') // 'Duvod: Spatna znacka. Castku vratime.'
 */
export const fitReason = (before: string, reason: string, after = ''): string => {
  const plain = plainText(reason).trim()
  const room = MOST - before.length - after.length
  const kept = plain.length > room ? `${plain.slice(0, room - CUT.length).trimEnd()}${CUT}` : plain

  return `${before}${kept}${after}`.trim()
}
