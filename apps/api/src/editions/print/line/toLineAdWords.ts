import type { LineAdBody } from '@inzrt/contracts/newspaper/lineAd'
import { lineAd, NO_DIAL_CODE } from '@inzrt/domain/print'
import type { LineAdWords } from './SetLine.ts'

/** An ad nobody has placed yet in the words of the paper. */
export const toLineAdWords = ({ type, ...ad }: LineAdBody): LineAdWords => {
  const { lead, text, code } = lineAd({ ...ad, dialCode: NO_DIAL_CODE })

  return { type, lead, text, code: code ?? '' }
}
