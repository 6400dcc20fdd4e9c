import type { LoginSession } from '@inzrt/contracts/account/session'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime, relativeTime } from '@inzrt/domain/time'
import type { SessionRowProps } from '@inzrt/ui/account/settings/SessionRow.tsx'

/** What the account shows of a session. The server's clock may be ahead of the browser's. */
export const toSessionRow = (
  { device, isCurrent, startedAt, lastUsedAt }: LoginSession,
  now: Date,
): Omit<SessionRowProps, 'onEnd' | 'isEnding'> => {
  const lastUsed = new Date(lastUsedAt)

  return {
    device,
    isCurrent,
    lastUsed: nonBreaking(`naposledy ${relativeTime(lastUsed, now < lastUsed ? lastUsed : now)}`),
    started: nonBreaking(`přihlášeno ${formatDateTime(new Date(startedAt))}`),
  }
}
