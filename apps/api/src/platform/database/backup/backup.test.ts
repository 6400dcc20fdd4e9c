import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@inzrt/domain/time'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../../../scripts/testing/freePort.ts'
import type { Cluster } from '../embedded/Cluster.ts'
import { startEmbedded } from '../embedded/startEmbedded.ts'
import { stopEmbedded } from '../embedded/stopEmbedded.ts'
import { listBases, walFolder } from './Backups.ts'
import { pruneBackups } from './pruneBackups.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'

const folder = await mkdtemp(join(tmpdir(), 'inzrt-backup-'))
/** With what a shell and PostgreSQL would take for theirs. */
const backups = `${folder}/zálohy 100 % "od Jany's"`
const cluster = { home: `${folder}/lived`, port: await freePort(), backups }
afterAll(async () => {
  await stopEmbedded(cluster)
  await rm(folder, { recursive: true, force: true })
})

/** What was acknowledged, and between which two moments of the database it was written. */
type Written = Readonly<{ n: number; asked: Date; acknowledged: Date }>

const address = await startEmbedded(cluster)
const client = new Client({ connectionString: address('postgres') })
await client.connect()
const now = async (): Promise<Date> =>
  (await client.query('select clock_timestamp() as now')).rows[0].now

const written: Written[] = []
const write = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) {
    const asked = await now()
    await client.query('insert into ads values ($1)', [written.length])
    written.push({ n: written.length, asked, acknowledged: await now() })
  }
}

const readAll = async (other: Cluster): Promise<number[]> => {
  const restored = await startEmbedded(other)
  const reader = new Client({ connectionString: restored('postgres') })
  await reader.connect()
  const { rows } = await reader.query<{ n: number }>('select n from ads order by n')
  await reader.end()
  await stopEmbedded(other)

  return rows.map(({ n }) => n)
}

const restoreElsewhere = async (until: Date | null): Promise<Cluster> => {
  const other = { home: await mkdtemp(`${folder}/restored-`), port: await freePort(), backups }
  await restoreBackup(other, until)

  return { ...other, backups: null }
}

const restoredTo = async (until: Date | null): Promise<number[]> =>
  readAll(await restoreElsewhere(until))

await client.query('create table ads (n integer primary key)')
await write(20)
await takeBackup(cluster, address('postgres'))
await write(60)
await takeBackup(cluster, address('postgres'))
await write(20)
// A server that stops archives all it wrote.
await client.end()
await stopEmbedded(cluster)

/** A moment around one of these writes, never later than the last one was asked for: the archive ends with that. */
const inMiddle = (from: number, to: number): Date => {
  const { asked, acknowledged } = written[randomInt(from, to)] as Written
  const last = written.at(-1) as Written
  const latest = Math.min(acknowledged.getTime() + 1, last.asked.getTime())

  return new Date(randomInt(asked.getTime(), latest + 1))
}

test.each([
  ['the first backup and the second', 20, 79],
  ['the second backup and the end', 80, 99],
])(
  'S011 a restore between %s has what was acknowledged before it, and nothing later',
  async (_between, from, to) => {
    const moment = inMiddle(from, to)
    const found = await restoredTo(moment)
    const before = written.filter(({ acknowledged }) => acknowledged < moment)
    const after = new Set(written.filter(({ asked }) => asked > moment).map(({ n }) => n))

    expect(found).toEqual(expect.arrayContaining(before.map(({ n }) => n)))
    expect(found.filter((n) => after.has(n))).toEqual([])
  },
)

test('S011 all that was archived is restored, and the moment after is refused in a sentence', async () => {
  expect(await restoredTo(null)).toHaveLength(written.length)
  await expect(restoredTo(new Date(Date.now() + HOUR_MS))).rejects.toThrow(
    /^The archive ends before that moment, with what was done at 20/,
  )
})

test('S011 a moment before the first backup is refused, and so is the place of a database', async () => {
  await expect(restoredTo(new Date(0))).rejects.toThrow(/nothing earlier can be restored\.$/)
  await expect(restoreBackup(cluster, null)).rejects.toThrow(
    /Stop the product and move that folder away/,
  )
})

test('S011 what is written after a restore is archived too, and restored in its turn', async () => {
  const lived = { ...(await restoreElsewhere(inMiddle(80, 99))), backups }
  const found = await readAll({ ...lived, backups: null })
  const restarted = await startEmbedded(lived)
  const writer = new Client({ connectionString: restarted('postgres') })
  await writer.connect()
  await writer.query('insert into ads values (1000)')
  await writer.end()
  await stopEmbedded(lived)

  expect(await restoredTo(null)).toEqual([...found, 1000])
})

test('S011 only so many backups are kept, and of the archive what they need', async () => {
  const files = (await readdir(walFolder(backups))).length
  expect(await pruneBackups(backups, 1)).toBe(1)

  expect(listBases(backups)).toHaveLength(1)
  expect((await readdir(walFolder(backups))).length).toBeLessThan(files)
  expect(existsSync(`${backups}/base/.unfinished`)).toBe(false)
  expect(await restoredTo(null)).toContain(1000)
})
