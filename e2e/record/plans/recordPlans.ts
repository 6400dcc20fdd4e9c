import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { logFile } from '../../../apps/api/src/platform/database/embedded/Cluster.ts'
import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'
import { type SiteName, sites } from '../../support/sites.ts'
import { askSteadily } from '../askSteadily.ts'
import { fileNameOf } from '../pages/fileNameOf.ts'
import type { Samples } from '../pages/readSamples.ts'
import { cluster } from '../product/settings.ts'
import type { Write } from '../Write.ts'
import { readStatements } from './readStatements.ts'

const LOG = logFile(cluster)

const readLog = (from: number): string => {
  const bytes = Buffer.alloc(statSync(LOG).size - from)
  const file = openSync(LOG, 'r')
  readSync(file, bytes, 0, bytes.length, from)
  closeSync(file)

  return bytes.toString('utf8')
}

const callsOf = ({ section, ads, profiles, dialCode }: Samples): readonly string[] => [
  '/api/front/sections',
  `/api/front/sections/slug/${section.top}?include=advertisements`,
  `/api/front/sections/slug/${section.leaf}?include=advertisements`,
  `/api/front/sections/slug/${section.leaf}?include=advertisements&sort=price_asc&page=2`,
  `/api/front/inzrts?sectionSlug=${section.leaf}&types[]=offer&priceFrom=10000&priceTo=500000`,
  `/api/front/inzrts?sectionSlug=${section.leaf}&psc=60200&withImage=1`,
  `/api/front/inzrts?sectionSlug=${section.leaf}&region=Praha`,
  `/api/front/inzrts/${ads['with photos']}?include=advertiser`,
  `/api/front/inzrts/${ads['with photos']}/others`,
  `/api/front/advertisers/${profiles[0]}`,
  `/api/front/slug/${ads.published}`,
  `/k/${dialCode}`,
  '/api/front/search?q=kolo',
  '/api/front/search?q=kola+v+brne&sort=price_desc',
  '/api/front/psc/search?term=brno',
  '/api/front/editions',
]

/** Without figures: how a statement is answered, not what that was reckoned to cost. */
const explain = async ({ pool }: Database, text: string): Promise<string> => {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (generic_plan, costs off) ${text}`,
  )

  return [text, '', ...rows.map((row) => row['QUERY PLAN']), ''].join('\n')
}

/** Records how the database answers what lists, details and searches ask it. */
export const recordPlans = async (
  site: SiteName,
  samples: Samples,
  database: Database,
  write: Write,
): Promise<void> => {
  const { origin, cookie } = sites[site]
  for (const path of callsOf(samples)) {
    const before = statSync(LOG).size
    await askSteadily(origin + path, { headers: { cookie } })
    const statements = readStatements(readLog(before))
    const plans = []
    for (const text of statements) plans.push(await explain(database, text))
    write(`plans/${site}/${fileNameOf(path)}.txt`, [`GET ${path}\n`, ...plans].join('\n'))
  }
}
