import { DAY_MS } from '@inzrt/domain/time'

const REMEMBERED_DAYS = 90

/** Whether a phone was proved not long ago; numbers change hands. */
export const isPhoneRemembered = (
  { phoneVerifiedAt }: Readonly<{ phoneVerifiedAt: Date | null }>,
  now: Date,
): boolean => (phoneVerifiedAt?.getTime() ?? 0) > now.getTime() - REMEMBERED_DAYS * DAY_MS
