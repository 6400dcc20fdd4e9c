import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { DAY_MS, formatDate } from '@inzrt/domain/time'
import type { Promo } from '@inzrt/rules/forms'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'

type PromoEnd = Readonly<{ label: string; date: string }>

/** One bought while another of its kind runs begins when that ends. */
const beginsAt = (code: Promo, { promos }: Pick<AdDetail, 'promos'>, now: Date): number =>
  Math.max(
    now.getTime(),
    ...(promos?.data ?? [])
      .filter((running) => running.code === code && running.endsAt !== null)
      .map(({ endsAt }) => Date.parse(endsAt as string)),
  )

/** Until when the chosen promotions of an ad will run; each by its name where they end on different days. */
export const promoEnds = (
  offers: readonly PromoOffer[],
  chosen: readonly Promo[],
  ad: Pick<AdDetail, 'promos'>,
  now: Date,
): readonly PromoEnd[] => {
  const ends = offers
    .filter(({ code }) => chosen.includes(code))
    .map(({ code, name, days }) => ({
      label: `${name} poběží do`,
      date: formatDate(new Date(beginsAt(code, ad, now) + days * DAY_MS)),
    }))
  const [first] = ends

  return first && ends.every(({ date }) => date === first.date)
    ? [{ label: 'Služby poběží do', date: first.date }]
    : ends
}
