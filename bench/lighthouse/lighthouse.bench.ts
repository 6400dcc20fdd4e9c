import { findChromium } from '../../scripts/stack/findChromium.ts'
import { adsWanted } from '../support/adsWanted.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { report } from '../support/report.ts'
import { samplePaths } from '../support/samplePaths.ts'
import { PAGE_KINDS, SITES, type SiteName } from '../support/sites.ts'
import { startProduct } from '../support/startProduct.ts'
import { atLeast, shown, type Verdict } from '../support/verdict.ts'
import { LIGHTHOUSE, runLighthouse } from './runLighthouse.ts'

const ROUNDS = 3
const chromium = await findChromium()
const data = await prepareAds(adsWanted())
const product = await startProduct(data)

const judge = (
  site: SiteName,
  kind: string,
  category: string,
  rounds: readonly number[],
): Verdict => {
  const row = `${site} ${kind}: ${category}`

  // Results of a search are no page for search engines, which Lighthouse takes for a fault.
  return kind === 'search' && category === 'seo' ? shown(row, rounds) : atLeast(row, rounds, 100)
}

const verdictsOf = async (site: SiteName): Promise<Verdict[]> => {
  const paths = await samplePaths(data, site, 1)
  const verdicts: Verdict[] = []
  for (const kind of PAGE_KINDS) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await runLighthouse(`${SITES[site]}${paths[kind][0]}`, chromium))
    for (const category of Object.keys(rounds[0]?.scores ?? {}))
      verdicts.push(
        judge(
          site,
          kind,
          category,
          rounds.map(({ scores }) => scores[category] ?? 0),
        ),
      )
    console.log(`${site} ${kind}: ${[...new Set(rounds.flatMap(({ weak }) => weak))].join('; ')}`)
  }

  return verdicts
}

const verdicts = [...(await verdictsOf('general')), ...(await verdictsOf('adult'))]
await product.stop()

report('lighthouse', {
  title: 'Lighthouse',
  method: [
    'Lighthouse as it comes, with its phone on simulated slow 4G, through the bff; three runs a page, the first of which finds it new.',
    'Over plain http on this machine; npm brings Lighthouse when this is run.',
  ],
  rounds: ROUNDS,
  seed: 1,
  versions: { lighthouse: LIGHTHOUSE.split('@')[1] ?? '' },
  verdicts,
})
