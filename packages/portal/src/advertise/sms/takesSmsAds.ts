import type { Section } from '@inzrt/contracts/browse/section'

/** What an ad sent by SMS begins with. */
const DATING_KEYWORD = 'IN IE'

/** Whether ads come to a section by SMS. */
export const takesSmsAds = ({ sms }: Pick<Section, 'sms'>): boolean =>
  sms.canBePaid && sms.keyword === DATING_KEYWORD
