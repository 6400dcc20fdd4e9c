import type { AdDetail } from '@inzrt/contracts/advertisementDetail'
import { FactsTable } from '@inzrt/ui/detail/FactsTable.tsx'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { toFacts } from './toFacts.ts'
import { toParagraphs } from './toParagraphs.ts'

/** Text of an ad as its author wrote it, and the facts. */
export const AdBody = ({ ad }: { ad: AdDetail }) => (
  <>
    <section aria-labelledby="popis">
      <Prose>
        <h2 id="popis">Popis</h2>
        {toParagraphs(ad.content).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </section>
    <section aria-labelledby="udaje">
      <Prose>
        <h2 id="udaje">Údaje</h2>
      </Prose>
      <FactsTable facts={toFacts(ad)} />
    </section>
  </>
)
