import { stem } from '@inzrt/domain/search'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { ads } from '../../../platform/database/schema/ads.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { createWorld } from '../../../test/createWorld.ts'
import { answerFrom } from './answerFrom.ts'
import { isThere } from './Columns.ts'
import { openAdIndex } from './openAdIndex.ts'
import { purgeAdChanges } from './purgeAdChanges.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db, pool } = database
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const other = await addSection()
const adult = await addSection({ brandCode: 'adult' })

/** Headings are told apart by a word of their own. */
const isFoundBy = async (
  source: ReturnType<typeof openAdIndex>,
  word: string,
  brand: 'general' | 'adult' = 'general',
): Promise<boolean> => {
  const { columns, rows, lists } = (await source.refresh())[brand]
  const list = lists.stems.find(stem(word))

  return Array.from({ length: list.length }, (_, at) => list.slotAt(at)).some((slot) =>
    isThere(columns, rows[slot] as number),
  )
}

test('P001 an ad is found as soon as it is there, and not any more once it is gone', async () => {
  const source = openAdIndex(database)
  expect(await isFoundBy(source, 'harfa')).toBe(false)
  const { id } = await addAd(section, { heading: 'harfa' })
  expect(await isFoundBy(source, 'harfa')).toBe(true)

  await db.update(ads).set({ state: 'blocked' }).where(eq(ads.id, id))
  expect(await isFoundBy(source, 'harfa')).toBe(false)
  await db.update(ads).set({ state: 'published' }).where(eq(ads.id, id))
  expect(await isFoundBy(source, 'harfa')).toBe(true)
  await db.delete(ads).where(eq(ads.id, id))
  expect(await isFoundBy(source, 'harfa')).toBe(false)
})

test('P001 an ad of a transaction that others overtake is found once it is committed', async () => {
  const source = openAdIndex(database)
  const slow = await pool.connect()
  await slow.query('begin')
  const { id } = await addAd(section, { heading: 'fagot', state: 'paused' })
  await slow.query(`update ads set state = 'published' where id = $1`, [id])
  await addAd(other, { heading: 'hoboj' })
  expect(await isFoundBy(source, 'hoboj')).toBe(true)
  expect(await isFoundBy(source, 'fagot')).toBe(false)

  await slow.query('commit')
  slow.release()
  expect(await isFoundBy(source, 'fagot')).toBe(true)
})

test('P001 an ad that goes to the other site is found there only', async () => {
  const source = openAdIndex(database)
  const { id } = await addAd(section, { heading: 'lesni roh' })
  expect(await isFoundBy(source, 'lesni')).toBe(true)
  await db.update(ads).set({ brandCode: 'adult', sectionId: adult.id }).where(eq(ads.id, id))

  expect(await isFoundBy(source, 'lesni')).toBe(false)
  expect(await isFoundBy(source, 'lesni', 'adult')).toBe(true)
})

test('P001 a changed price needs no new place among the words', async () => {
  const source = openAdIndex(database)
  const { id } = await addAd(section, { heading: 'tuba', priceType: 'czk', priceAmount: 100_00 })
  const before = (await source.refresh()).general
  const [slot, slots] = [before.slotOf(id), before.slots]
  await db.update(ads).set({ priceAmount: 50_00 }).where(eq(ads.id, id))
  const { columns, rowOf, slotOf, slots: after } = (await source.refresh()).general

  expect([slotOf(id), after]).toEqual([slot, slots])
  expect(columns.crowns[rowOf(id) ?? -1]).toBe(50_00)
})

test('P001 what is made of an index is made again only where something has changed', async () => {
  const source = openAdIndex(database)
  let made = 0
  const sizeNow = () =>
    answerFrom(source, 'general', async ({ size }) => {
      made += 1

      return size
    })
  const before = await sizeNow()
  expect([await sizeNow(), made]).toEqual([before, 2])
  await addAd(section, { heading: 'zobcová flétna' })

  expect([await sizeNow(), made]).toEqual([before + 1, 4])
})

test('P001 what could not be made of an index fails once, and that of an old one does not', async () => {
  const source = openAdIndex(database)
  const { size } = (await source.refresh()).general
  const failing = (of: number) =>
    answerFrom(source, 'general', async (index) => {
      if (index.size === of) throw new RangeError('No.')

      return index.size
    })
  await expect(failing(size)).rejects.toThrow(RangeError)
  await addAd(section, { heading: 'příčná flétna' })

  expect(await failing(size)).toBe(size + 1)
})

test('P001 what search does not look at changes nothing', async () => {
  const { id } = await addAd(section, { heading: 'viola' })
  const count = async () => (await pool.query('select from ad_changes')).rowCount
  const before = await count()
  await db.update(ads).set({ phone: '+420777123456' }).where(eq(ads.id, id))

  expect(await count()).toBe(before)
})

/** A transaction under way keeps what was changed since it began from being forgotten, also one of another test's. */
const whenAllEnded = () =>
  expect
    .poll(
      async () => {
        const { rows } = await pool.query(
          'select from ad_changes where changed_in >= pg_snapshot_xmin(pg_current_snapshot())',
        )

        return rows.length
      },
      { timeout: 4_000 },
    )
    .toBe(0)

const forgetAll = async (): Promise<void> => {
  await db.execute(sql`update ad_changes set changed_at = changed_at - interval '2 hours'`)
  await purgeAdChanges(database)
}

const countKept = async (): Promise<number | null> =>
  (await pool.query('select from ad_changes where ad_id is not null')).rowCount

test('P001 an index that was not asked for longer than changes are kept reads all ads again', async () => {
  const [away, present] = [openAdIndex(database), openAdIndex(database)]
  await away.refresh()
  await addAd(section, { heading: 'citera' })
  await whenAllEnded()
  const kept = (await present.refresh()).general
  await forgetAll()

  expect(await countKept()).toBe(0)
  expect(await isFoundBy(away, 'citera')).toBe(true)
  expect((await present.refresh()).general).toBe(kept)
})

test('P001 what a transaction wrote that lasted longer than changes are kept is found', async () => {
  const source = openAdIndex(database)
  const slow = await pool.connect()
  await slow.query('begin')
  const { id } = await addAd(section, { heading: 'cimbal', state: 'paused' })
  await slow.query(`update ads set state = 'published' where id = $1`, [id])
  await addAd(other, { heading: 'dudy' })
  expect(await isFoundBy(source, 'dudy')).toBe(true)
  await forgetAll()
  expect(await countKept()).toBeGreaterThan(0)
  await slow.query('commit')
  slow.release()
  await whenAllEnded()
  await forgetAll()

  expect(await countKept()).toBe(0)
  expect(await isFoundBy(source, 'cimbal')).toBe(true)
})

test('P001 changes kept in a restored backup are forgotten and say nothing of this database', async () => {
  const source = openAdIndex(database)
  const loaded = (await source.refresh()).general
  const yetToCome = '9000000000'
  await pool.query('insert into ad_changes (changed_in, ad_id) values ($1, null), ($1, 1)', [
    yetToCome,
  ])
  expect((await source.refresh()).general).toBe(loaded)
  await forgetAll()
  const left = await pool.query('select from ad_changes where changed_in = $1', [yetToCome])
  expect(left.rowCount).toBe(0)
})

test('P001 where more has changed than is worth reading all ads are read again', async () => {
  const source = openAdIndex(database, { changesMax: 1 })
  const { general } = await source.refresh()
  await addAd(section, { heading: 'lesni roh' })
  await addAd(section, { heading: 'lesni roh' })

  expect(await isFoundBy(source, 'lesni')).toBe(true)
  expect((await source.refresh()).general).not.toBe(general)
})

test('S004 P001 a search waits shortly for news, and reports not ready only before the first', async () => {
  const source = openAdIndex(database, { patienceMs: 20 })
  const slow = await pool.connect()
  await slow.query('begin; lock table ads')
  await expect(source.current()).rejects.toMatchObject({ status: 500 })
  await slow.query('commit')
  await source.refresh()

  await slow.query('begin')
  await addAd(section, { heading: 'varhany' })
  await slow.query('lock table ads')
  const { general } = await source.current()
  expect(general.lists.stems.find(stem('varhany'))).toHaveLength(0)
  await slow.query('commit')
  slow.release()

  expect(await isFoundBy(source, 'varhany')).toBe(true)
})

test('P001 searches at once share one answer, and later ones see all written before', async () => {
  const source = openAdIndex(database)
  const asked = Promise.all([source.refresh(), source.refresh(), source.refresh()])
  await addAd(section, { heading: 'basa' })
  expect(await isFoundBy(source, 'basa')).toBe(true)
  const [one, ...others] = await asked

  expect(others.every((other) => other === one)).toBe(true)
})

test('P001 after all ads were taken away at once none is found', async () => {
  const source = openAdIndex(database)
  await addAd(section, { heading: 'trubka' })
  expect(await isFoundBy(source, 'trubka')).toBe(true)
  await database.asOwner('truncate ads cascade')

  expect(await isFoundBy(source, 'trubka')).toBe(false)
})
