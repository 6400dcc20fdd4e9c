import { type Feed, sendFeedCall, sendFeedPieceCall } from '@inzrt/contracts/account/feed'
import { FEED_NAME_MAX, FEED_PIECE_BYTES } from '@inzrt/rules/limits'
import { browserApi } from '../../shell/api/browserApi.ts'

type Choices = Pick<Feed, 'isDry' | 'endsMissing' | 'paysByCredit'>

const toBase64 = (piece: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(piece)
  })

/**
 * Sends a file of ads piece by piece.
 * @param onSent is told how many bytes have gone
 */
export const sendFeed = async (file: File, choices: Choices, onSent: (bytes: number) => void) => {
  const body = {
    ...choices,
    name: file.name.slice(0, FEED_NAME_MAX),
    bytes: file.size,
    rules: true,
  } as const
  const begun = await browserApi.call(sendFeedCall, { body })
  if (!begun.ok) return begun
  const feedId = String(begun.data.id)
  for (let at = 0; at < file.size; at += FEED_PIECE_BYTES) {
    const bytes = await toBase64(file.slice(at, at + FEED_PIECE_BYTES))
    const params = { feedId, position: String(at / FEED_PIECE_BYTES) }
    const sent = await browserApi.call(sendFeedPieceCall, { params, body: { bytes } })
    if (!sent.ok) return sent
    onSent(Math.min(at + FEED_PIECE_BYTES, file.size))
  }

  return begun
}
