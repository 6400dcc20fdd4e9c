import { countUnreadCall } from '@inzrt/contracts/account/notification'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useOwn } from '../../shell/own-lists/useOwn.ts'

/** How many notifications of the account nobody has read; asked for once a page. */
export const useUnread = () => {
  const { answer, reload } = useOwn('countUnread', '', () => browserApi.call(countUnreadCall))

  return { unread: answer?.data.unread ?? 0, reload }
}
