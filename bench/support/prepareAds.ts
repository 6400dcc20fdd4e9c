import { existsSync, writeFileSync } from 'node:fs'
import { run } from '../../scripts/stack/run.ts'
import { PORTS } from './ports.ts'
import { benchDir } from './startServer.ts'

export type AdsData = {
  readonly ads: number
  readonly dataDir: string
  /** Settings of an api, or a command of it, that uses this data. */
  readonly env: Readonly<Record<string, string>>
}

/** A database of its own with this many demo ads; made once, then kept under .data/bench/. */
export const prepareAds = async (ads: number): Promise<AdsData> => {
  const dataDir = `${benchDir}/ads-${ads}`
  const env = { DATA_DIR: dataDir, POSTGRES_PORT: String(PORTS.postgres), SEED_ADS: '0' }
  const finished = `${dataDir}/finished`
  if (!existsSync(finished)) {
    await run('node', ['apps/api/src/cli/seed.ts', String(ads), '--replace'], env)
    writeFileSync(finished, '')
  }

  return { ads, dataDir, env }
}
