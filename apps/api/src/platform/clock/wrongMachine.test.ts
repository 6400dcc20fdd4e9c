import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { HOUR_MS } from '@inzrt/domain/time'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../../scripts/testing/freePort.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createWorld } from '../../test/createWorld.ts'

const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-clock-'))
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})
const src = `${import.meta.dirname}/../..`

test('S018 an api whose machine is four hours ahead says so, does not start and ends no ad', async () => {
  const { addSection, addAd } = createWorld(database)
  await addAd(await addSection(), { validUntil: new Date(Date.now() + HOUR_MS) })
  const api = spawn(
    process.execPath,
    ['--import', `${src}/test/fourHoursAhead.ts`, 'start/serve.ts'],
    {
      cwd: src,
      env: {
        PATH: process.env.PATH,
        ...database.addresses,
        DATA_DIR: dataDir,
        SEED_ADS: '0',
        PORT: String(await freePort()),
      },
    },
  )
  const [complaint, [code]] = await Promise.all([text(api.stderr), once(api, 'exit')])

  expect([complaint, code]).toEqual([
    expect.stringMatching(
      /^This machine's clock is 14\d{3}\.\d s ahead of the database's\. Set it right first\.\n$/,
    ),
    1,
  ])
  const { rows } = await database.pool.query(`select state from ads`)
  expect(rows).toEqual([{ state: 'published' }])
})
