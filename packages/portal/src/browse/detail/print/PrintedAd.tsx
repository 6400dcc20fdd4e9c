import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { nonBreaking } from '@inzrt/domain/text'
import { atTime, onDay, relativeTime } from '@inzrt/domain/time'
import { LineAdPreview } from '@inzrt/ui/detail/print/LineAdPreview.tsx'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { toLineAd } from '../../../ad/toLineAd.ts'
import { LastPrint } from './LastPrint.tsx'

export type PrintedAdProps = {
  /** The ad whose print is shown. */
  ad: AdDetail
  /** Rubric of the paper. */
  section: string
  /** Ads printed beside it. */
  neighbours: readonly AdListItem[]
  /** The time it is. */
  now: Date
}

const NEIGHBOURS = 3

const nextPrint = (
  { number, deadlineAt, releaseDate }: NonNullable<AdDetail['edition']>,
  now: Date,
) => {
  const deadline = new Date(deadlineAt)

  return nonBreaking(
    `Vyjde v č. ${number} ${onDay(new Date(releaseDate))}, bude-li zveřejněný při uzávěrce ${onDay(deadline)} ${atTime(deadline)}, ${relativeTime(deadline, now)}.`,
  )
}

/** The ad as the newspaper prints it, and when; nothing for an ad that is not printed. */
export const PrintedAd = ({ ad, section, neighbours, now }: PrintedAdProps) =>
  (ad.edition || ad.printed) && (
    <section aria-labelledby="v-novinach">
      <h2 id="v-novinach">Tak to otiskneme</h2>
      <Prose>
        {ad.printed && <LastPrint print={ad.printed} />}
        {ad.edition && <p>{nextPrint(ad.edition, now)}</p>}
      </Prose>
      <LineAdPreview
        title={section}
        ad={toLineAd({ ...ad, isBoxed: ad.highlighted || ad.topped })}
        neighbours={neighbours.slice(0, NEIGHBOURS).map(toLineAd)}
      />
    </section>
  )
