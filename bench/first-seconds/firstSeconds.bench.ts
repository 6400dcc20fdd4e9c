import { interleave } from '../support/interleave.ts'
import { report } from '../support/report.ts'
import { samplePaths } from '../support/samplePaths.ts'
import { PAGE_KINDS, SITES, type SiteName } from '../support/sites.ts'
import { atMost, shown, type Verdict } from '../support/verdict.ts'
import { versionOf } from '../support/versionOf.ts'
import { measureVisit, type Visit } from './measureVisit.ts'
import { startVisits } from './startVisits.ts'

const ROUNDS = 5

const { data, browser, stop } = await startVisits()

const visitsOf = async (site: SiteName): Promise<[string, () => Promise<Visit>][]> => {
  const paths = await samplePaths(data, site, 1)

  return PAGE_KINDS.map((kind) => [
    `${site} ${kind}`,
    () => measureVisit(browser, `${SITES[site]}${paths[kind][0]}`),
  ])
}

const contestants = Object.fromEntries([
  ...(await visitsOf('general')),
  ...(await visitsOf('adult')),
])
const visits = await interleave(contestants, ROUNDS)
await stop()

const verdictsOf = ([name, rounds]: [string, Visit[]]): Verdict[] => {
  const of = (key: keyof Visit, scale = 1) => rounds.map((visit) => visit[key] * scale)
  const isListing = name.endsWith('listing')

  return [
    atMost(`${name}: first contentful paint`, of('fcp', 0.001), 1.05, 's'),
    atMost(`${name}: largest contentful paint`, of('lcp', 0.001), 0.85, 's'),
    atMost(`${name}: total blocking time`, of('tbt'), 20, 'ms'),
    atMost(`${name}: layout shift`, of('cls'), 0.01),
    atMost(`${name}: JavaScript as sent`, of('jsKb'), 118, 'kB'),
    isListing
      ? atMost(`${name}: HTML`, of('htmlKb'), 60, 'kB')
      : shown(`${name}: HTML`, of('htmlKb'), 'kB'),
    isListing
      ? atMost(`${name}: HTML, gzip`, of('htmlGzipKb'), 8.5, 'kB')
      : shown(`${name}: HTML, gzip`, of('htmlGzipKb'), 'kB'),
    shown(`${name}: everything as sent`, of('allKb'), 'kB'),
  ]
}

report('first-seconds', {
  title: 'The first seconds of a visit',
  method: [
    'Chromium as a phone: four times slower CPU, 1.6 Mb/s with 150 ms for every request (slow 4G), empty cache, pages kept by the bff, everything on one machine.',
    'Blocking time: what long tasks after the first paint take beyond 50 ms, until the network is idle.',
  ],
  rounds: ROUNDS,
  seed: 1,
  versions: { chromium: browser.version(), next: versionOf('next', 'apps/general') },
  verdicts: Object.entries(visits).flatMap(verdictsOf),
})
