import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { Section } from '@inzrt/contracts/browse/section'
import { formatPrice } from '@inzrt/domain/price'
import { shownPrice } from '@inzrt/rules/ad'
import type { HeroGood } from '@inzrt/ui/home/HeroGoods.tsx'
import { findTrail } from '../sections/findTrail.ts'

const MOST_GOODS = 7

/** A tag that says „in the text“ hangs on nothing one could read. */
const hasTag = (ad: AdListItem): boolean =>
  ad.type === 'offer' && shownPrice(ad)?.type !== 'in_text'

/** Real newest offers on the hero's counter, one a picture, each with its section's name and its price if it has one. */
export const toGoods = (
  ads: readonly AdListItem[],
  sections: readonly Section[],
): readonly HeroGood[] => {
  const byIcon = new Map<string, HeroGood>()
  for (const ad of ads) {
    const name = findTrail(sections, ad.sectionSlug).at(-1)?.name
    if (!name || !ad.sectionIcon || !hasTag(ad) || byIcon.has(ad.sectionIcon)) continue
    const price = shownPrice(ad)
    byIcon.set(ad.sectionIcon, {
      href: `/${ad.slug}`,
      name,
      icon: ad.sectionIcon,
      ...(price && { price: formatPrice(price, 'short') }),
    })
  }

  return [...byIcon.values()].slice(0, MOST_GOODS)
}
