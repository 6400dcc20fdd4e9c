import type { ads } from '../../platform/database/schema/ads.ts'
import type { users } from '../../platform/database/schema/users.ts'

/** Whether an ad that was read stands under its account's nickname, as `standsUnder` says of one that was not. */
export const isUnder = (
  ad: Pick<typeof ads.$inferSelect, 'nickname'>,
  user: Pick<typeof users.$inferSelect, 'kind' | 'nickname'>,
): boolean => user.kind === 'business' || ad.nickname === user.nickname
