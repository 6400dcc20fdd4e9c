import { checkKey } from '@inzrt/domain/check'

/** What an ad does: it offers, asks for, or exchanges something. */
export const AD_TYPES = ['offer', 'inquiry', 'exchange'] as const

export type AdType = (typeof AD_TYPES)[number]

const LABELS: Readonly<Record<AdType, string>> = {
  offer: 'Nabídka',
  inquiry: 'Poptávka',
  exchange: 'Výměna',
}

/**
 * The Czech name of an ad type, as on its badge.
 * @throws TypeError when the type is unknown
 * @example adTypeLabel('inquiry') // 'Poptávka'
 */
export const adTypeLabel = (type: AdType): string => {
  checkKey('type of ad', type, LABELS)

  return LABELS[type]
}
