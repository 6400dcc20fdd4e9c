import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdList } from '@inzrt/contracts/ads/advertisement'
import type { Section } from '@inzrt/contracts/browse/section'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { postmasterPid } from '../platform/database/embedded/postmasterPid.ts'
import { provideDatabase } from './provideDatabase.ts'
import { readSettings } from './settings/readSettings.ts'
import { startApi } from './startApi.ts'

// Whole databases are made here, some of them twice.
vi.setConfig({ testTimeout: 240_000 })

const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-api-'))
const port = await freePort()
const settings = readSettings({
  DATA_DIR: dataDir,
  PORT: String(port),
  POSTGRES_PORT: String(await freePort()),
  SEED_ADS: '150',
  LOG_LEVEL: 'silent',
})
const cluster = { home: `${dataDir}/postgres`, port: settings.postgresPort }
const silent = () => undefined
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const get = async <Body>(path: string): Promise<Body> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).json() as Promise<Body>
const query = async (text: string) => {
  const provided = await provideDatabase(settings)
  const client = new Client({ connectionString: provided.url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  await provided.release()

  return rows
}

test('N026 an empty folder becomes a product with demo ads, sections and honest counts', async () => {
  const api = await startApi(settings, silent)
  const { data: sections } = await get<{ data: Section[] }>('/api/front/sections')
  const { data, meta } = await get<AdList>('/api/front/inzrts?perPage=240')

  expect(sections.length).toBeGreaterThanOrEqual(10)
  expect(sections.reduce((total, { adsCount }) => total + adsCount, 0)).toBe(meta.pagination.total)
  expect(data.length).toBe(Math.min(240, meta.pagination.total))
  const [wrong] = await query(`
    select count(*)::integer as n from (
      select section_id, count(*) from ads where state = 'published' group by 1
      except
      select section_id, sum(ads_count) from section_counters group by 1 having sum(ads_count) > 0
    ) differing`)
  expect(wrong).toEqual({ n: 0 })

  const withPicture = data.find(({ imagesCount }) => imagesCount > 0)
  const picture = await fetch(
    `http://127.0.0.1:${port}/api/image${withPicture?.mainImageThumbPath}`,
  )
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  await api.stop()
  expect(postmasterPid(cluster)).toBeNull()
})

test('N026 a second start keeps what is there; a demo that was interrupted is begun again', async () => {
  await query(`update ads set heading = 'Změněno' where id = 1`)
  await (await startApi(settings, silent)).stop()
  expect(await query('select heading from ads where id = 1')).toEqual([{ heading: 'Změněno' }])

  await query('update demos set finished_at = null')
  await (await startApi(settings, silent)).stop()
  expect(await query('select heading from ads where id = 1')).not.toEqual([{ heading: 'Změněno' }])
})

test('a taken port is told in a sentence and leaves no database running', async () => {
  const stranger = createServer().listen(port, '127.0.0.1')

  await expect(startApi(settings, silent)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or set PORT to a free port.`,
  )
  expect(postmasterPid(cluster)).toBeNull()
  stranger.close()
})

test('who leaves last stops the database', async () => {
  const first = await provideDatabase(settings)
  const second = await provideDatabase(settings)
  await first.release()
  expect(postmasterPid(cluster)).not.toBeNull()
  await second.release()
  expect(postmasterPid(cluster)).toBeNull()
})
