import { countUnreadCall } from '@inzrt/contracts/account/notification'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'

/** How many notifications of the account nobody has read; asked for once a page. */
export const useUnread = () => {
  const { answer, reload } = useAccountQuery('countUnread', () => browserApi.call(countUnreadCall))

  return { unread: answer?.data.unread ?? 0, reload }
}
