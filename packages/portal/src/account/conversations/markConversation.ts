import { markConversationCall } from '@inzrt/contracts/conversation/conversation'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import type { ConversationAddress } from './conversationAddress.ts'
import { BY_ITSELF } from './live/useByItself.ts'

/** Notes something about a conversation. That it was read, the page says by itself and nobody needs to be told. */
export const markConversation = async (
  address: ConversationAddress,
  body: BodyOf<typeof markConversationCall>,
): Promise<void> => {
  const isByItself = body.event === 'read'
  const options = isByItself ? BY_ITSELF : undefined
  const answer = await browserApi.call(markConversationCall, { ...address, body }, options)
  if (isByItself) return
  if (answer.ok) showToast('good', answer.data.message)
  else showFailure('markConversation', answer.error)
}
