import { addWorkingDays } from '@inzrt/domain/time'
import { PROMISED_DAYS } from './waitsSince.ts'

/** Until when an ad is promised to be read that waits for a person since then. */
export const dueOf = (since: Date, now: Date): { by: string; isLate: boolean } => {
  const by = addWorkingDays(since, PROMISED_DAYS)

  return { by: by.toISOString(), isLate: by < now }
}
