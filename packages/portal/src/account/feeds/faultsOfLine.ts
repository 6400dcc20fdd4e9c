import type { FeedLine } from '@inzrt/contracts/account/feed'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import { FEED_COLUMNS } from '@inzrt/rules/feed'

/** When photos that did not come are fetched again. */
export const againText = (againAt: string | null, now: Date): string => {
  const at = againAt === null ? now : new Date(againAt)

  return at > now
    ? `Zkusíme to znovu ${nonBreaking(formatDateTime(at))}.`
    : 'Právě to zkoušíme znovu.'
}

const photosText = ({ faults, againAt }: NonNullable<FeedLine['photos']>, now: Date): string =>
  againAt === null ? 'Čekají na stažení.' : [...faults, againText(againAt, now)].join(' ')

/** What is wrong with a line by its columns, and how far its photos are. */
export const faultsOfLine = (
  { faults, photos }: Pick<FeedLine, 'faults' | 'photos'>,
  now: Date,
): Readonly<Record<string, string>> =>
  photos ? { ...faults, [FEED_COLUMNS.photos]: photosText(photos, now) } : faults
