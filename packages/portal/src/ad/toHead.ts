import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { nonBreaking } from '@inzrt/domain/text'
import { relativeTime } from '@inzrt/domain/time'
import { shownPrice } from '@inzrt/rules/ad'
import type { DetailHeadProps } from '@inzrt/ui/detail/DetailHead.tsx'
import { placeLine } from './placeLine.ts'

type Headed = Pick<AdDetail, 'type' | 'heading' | 'price' | 'isDating' | 'createdAt'> & {
  PSC: Parameters<typeof placeLine>[0]
}

/** What stands at the head of an ad, on its page and in the preview before there is one. */
export const toHead = (
  { type, heading, PSC, createdAt, ...priced }: Headed,
  now: Date,
): Pick<DetailHeadProps, 'type' | 'heading' | 'price' | 'locality' | 'age'> => ({
  type,
  heading: nonBreaking(heading),
  price: shownPrice(priced),
  locality: placeLine(PSC),
  age: relativeTime(new Date(createdAt), now),
})
