import { formatDate } from '@inzrt/domain/time'
import type { ads } from '../../database/schema/ads.ts'
import type { Transaction } from '../../database/Transaction.ts'
import type { News } from '../../moderation/tellAdvertiser.ts'
import type { Outbox } from '../../outbox/Outbox.ts'
import { plainText } from './plainText.ts'
import { isStopped } from './stops.ts'

type Ad = Pick<
  typeof ads.$inferSelect,
  'source' | 'phone' | 'brandCode' | 'dialCode' | 'validUntil'
>

const BY_PHONE: readonly Ad['source'][] = ['sms', 'clerk']

/** Reasons may fill a second message, no third one. */
const FACTS_MAX = 200

const isTyped = ({ source }: Ad): boolean => source === 'sms'

const textOf = (ad: Ad, news: News): string => {
  const { dialCode, validUntil } = ad

  switch (news.kind) {
    case 'approved':
    case 'restored':
      return `Vas inzerat je zverejnen do ${formatDate(validUntil ?? new Date(0))}. Jeho kod ${isTyped(ad) ? `pro odpovedi je ${dialCode}. Vase cislo se nikdo nedozvi.` : `je ${dialCode}.`}`
    case 'changed':
      return `Vas inzerat ${dialCode} jsme upravili. ${news.facts ?? ''}`
    case 'rejected':
      return `Vas inzerat jsme nezverejnili. Duvod: ${news.facts.slice(0, FACTS_MAX)}${isTyped(ad) ? ' Castku vratime.' : ''}`
    case 'blocked':
      return `Vas inzerat ${dialCode} jsme stahli. Duvod: ${news.facts.slice(0, FACTS_MAX)}`
  }
}

/** Tells the sender of an SMS ad, or whoever dictated one, who gave no address, what became of it. */
export const tellBySms = async (
  tx: Transaction,
  outbox: Outbox,
  ad: Ad,
  news: News,
): Promise<void> => {
  if (!BY_PHONE.includes(ad.source) || !ad.phone || (await isStopped(tx, ad.phone))) return
  await outbox.enqueue(tx, {
    channel: 'sms',
    brand: ad.brandCode,
    to: ad.phone,
    template: 'smsAdNews',
    payload: { text: plainText(textOf(ad, news)).trim() },
  })
}
