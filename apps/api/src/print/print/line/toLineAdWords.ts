import type { LineAdBody } from '@inzrt/contracts/newspaper/lineAd'
import { lineAd, NO_DIAL_CODE } from '@inzrt/domain/print'
import { toSetWords } from '../toSetWords.ts'
import type { LineAdWords } from './SetLine.ts'

/** An ad nobody has placed yet in the words of the paper. */
export const toLineAdWords = ({
  type,
  highlighted: isBoxed = false,
  ...ad
}: LineAdBody): LineAdWords => {
  const { lead, text, code } = lineAd({ ...ad, isBoxed, dialCode: NO_DIAL_CODE })

  return { type, lead: toSetWords(lead), text: toSetWords(text), code: code ?? '', isBoxed }
}
