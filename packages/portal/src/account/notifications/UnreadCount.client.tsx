'use client'

import { CountBadge } from '@inzrt/ui/account/CountBadge.tsx'
import { useUnread } from './useUnread.ts'

/** How many notifications nobody has read; nothing where there are none. */
const UnreadCount = () => {
  const { unread } = useUnread()

  return unread > 0 ? <CountBadge count={unread} note="nepřečtená" /> : null
}

export default UnreadCount
