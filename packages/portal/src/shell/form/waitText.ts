import { countOf, WORD_FORMS } from '@inzrt/domain/text'

const STEP = 10
const MINUTE = 60

/**
 * A wait in words, in steps of ten seconds, so that a screen reader is not told every one of them.
 * @example waitText(43) // 'za 50 sekund'
 */
export const waitText = (seconds: number): string => {
  if (seconds > MINUTE) {
    return `za ${countOf(Math.ceil(seconds / MINUTE), WORD_FORMS.minuteAccusative)}`
  }

  return seconds <= STEP
    ? 'za chvíli'
    : `za ${countOf(Math.ceil(seconds / STEP) * STEP, WORD_FORMS.second)}`
}
