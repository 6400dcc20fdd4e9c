import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../scripts/stack/run.ts'
import { root } from '../../scripts/stack/settings.ts'
import { PORTS } from './ports.ts'
import { benchDir } from './startServer.ts'

export type AdsData = {
  readonly ads: number
  readonly dataDir: string
  /** Settings of an api, or a command of it, that uses this data. */
  readonly env: Readonly<Record<string, string>>
}

const MIGRATIONS = `${root}apps/api/src/platform/database/migrations/*.sql`

/** Changes whenever the database would be made otherwise. */
const digestOfSchema = (): string => {
  const digest = createHash('sha256')
  for (const file of globSync(MIGRATIONS).sort()) digest.update(readFileSync(file))

  return digest.digest('hex')
}

const isMade = (finished: string, schema: string): boolean =>
  existsSync(finished) && readFileSync(finished, 'utf8') === schema

/** A database of its own with this many demo ads; made once for a schema, then kept under .data/bench/. */
export const prepareAds = async (ads: number): Promise<AdsData> => {
  const dataDir = `${benchDir}/ads-${ads}`
  const env = { DATA_DIR: dataDir, POSTGRES_PORT: String(PORTS.postgres), SEED_ADS: '0' }
  const finished = join(dataDir, 'finished')
  const schema = digestOfSchema()
  if (!isMade(finished, schema)) {
    rmSync(dataDir, { recursive: true, force: true })
    await run('node', ['apps/api/src/cli/seed.ts', String(ads), '--replace'], env)
    writeFileSync(finished, schema)
  }

  return { ads, dataDir, env }
}
