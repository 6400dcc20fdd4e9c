import type { Advertiser } from '@inzrt/contracts/ads/advertisement'
import type { users } from '../../platform/database/schema/users.ts'

type Account = Pick<
  typeof users.$inferSelect,
  'nickname' | 'kind' | 'createdAt' | 'companyName' | 'companyId' | 'companyAddress'
>

/** What the public may know of an account, save how many ads stand under its nickname. */
export const toAdvertiser = (account: Account) =>
  ({
    nickname: account.nickname,
    kind: account.kind,
    memberSince: account.createdAt.toISOString().slice(0, 10),
    ...(account.companyName && { companyName: account.companyName }),
    ...(account.companyId && { companyId: account.companyId }),
    ...(account.companyAddress && { companyAddress: account.companyAddress }),
  }) satisfies Omit<Advertiser, 'adsCount'>
