import type { AdListItem } from '@inzrt/contracts/advertisement'
import type { AdDetail } from '@inzrt/contracts/advertisementDetail'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { LineAdPreview } from '@inzrt/ui/detail/LineAdPreview.tsx'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { toLineAd } from './toLineAd.ts'

export type PrintedAdProps = {
  ad: AdDetail
  /** Rubric of the paper. */
  section: string
  neighbours: readonly AdListItem[]
}

const NEIGHBOURS = 3

/** The ad as the newspaper prints it, and when; nothing for an ad that is not printed. */
export const PrintedAd = ({ ad, section, neighbours }: PrintedAdProps) =>
  ad.edition && (
    <section aria-labelledby="v-novinach">
      <h2 id="v-novinach">Tak to otiskneme</h2>
      <Prose>
        <p>
          {nonBreaking(
            `Vychází v č. ${ad.edition.number} dne ${formatDate(new Date(ad.edition.releaseDate), 'long')}.`,
          )}
        </p>
      </Prose>
      <LineAdPreview
        title={section}
        ad={toLineAd(ad)}
        neighbours={neighbours.slice(0, NEIGHBOURS).map(toLineAd)}
      />
    </section>
  )
