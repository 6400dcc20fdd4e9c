import { foldEmail } from '../../identity/users/foldEmail.ts'

type Advertiser = Readonly<{ userId: number | null; to: string | null }>

/** Whether two ads are of two people: neither of one account nor of one address. */
export const areOthers = (one: Advertiser, other: Advertiser): boolean =>
  (one.userId === null || one.userId !== other.userId) &&
  foldEmail(one.to ?? '') !== foldEmail(other.to ?? '')
