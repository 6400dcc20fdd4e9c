import type { ModeratedAd } from '@inzrt/contracts/desk/moderatedAd'
import { relativeTime } from '@inzrt/domain/time'
import type { QueueCardProps } from '@inzrt/ui/moderation/queue/QueueCard.tsx'
import { AD_STATE_TEXTS } from '../../ad/stateTexts.ts'
import { SITES } from '../sites.ts'
import { reasonTexts } from './reasonTexts.ts'
import { sellerText } from './sellerText.ts'
import { toQueuePhoto } from './toQueuePhoto.ts'

type Shown = Pick<
  QueueCardProps,
  | 'id'
  | 'heading'
  | 'content'
  | 'attributes'
  | 'type'
  | 'price'
  | 'state'
  | 'reasons'
  | 'facts'
  | 'seller'
  | 'images'
>

const SOURCES = {
  web: null,
  sms: 'přes SMS',
  clerk: 'na přepážce',
  import: 'z\u00a0importu',
} as const

/** What the queue shows of an ad. */
export const toQueueCard = (ad: ModeratedAd, now: Date): Shown => ({
  id: ad.id,
  heading: ad.heading,
  content: ad.content,
  attributes: ad.attributes.map(({ name, text }) => `${name}: ${text}`),
  type: ad.type,
  price: ad.price,
  state: ad.change ? { text: 'Změna čeká', tone: 'waiting' } : AD_STATE_TEXTS[ad.state],
  reasons: [
    ...(ad.isPaid ? ['Zaplacený: peníze už přišly.'] : []),
    ...reasonTexts({ reasons: ad.change?.reasons ?? ad.reasons, sister: ad.sister }),
  ],
  facts: [
    SITES[ad.brand],
    ad.sectionName,
    ad.place,
    SOURCES[ad.source],
    relativeTime(new Date(ad.createdAt), now),
  ].filter((fact) => fact !== null),
  seller: sellerText(ad.seller),
  images: ad.images.map(toQueuePhoto),
})
