import { stem } from '@inzrt/domain/search'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { ads } from '../../database/schema/ads.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createWorld } from '../../test/createWorld.ts'
import { forgetAdChanges } from './forgetAdChanges.ts'
import { openAdIndex } from './openAdIndex.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())
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
  const { columns, lists } = (await source.current())[brand]
  const list = lists.stems.find(stem(word))

  return Array.from({ length: list.length }, (_, at) => list.slotAt(at)).some(
    (slot) => columns.isThere[slot] === 1,
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

test('P001 an ad written by a transaction that others overtake is found once it is committed', async () => {
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
  const before = (await source.current()).general
  const [slot, slots] = [before.slotOf(id), before.slots]
  await db.update(ads).set({ priceAmount: 50_00 }).where(eq(ads.id, id))
  const { columns, slotOf, slots: after } = (await source.current()).general

  expect([slotOf(id), after]).toEqual([slot, slots])
  expect(columns.crowns[slot ?? -1]).toBe(50_00)
})

test('P001 what search does not look at changes nothing', async () => {
  const { id } = await addAd(section, { heading: 'viola' })
  const count = async () => (await pool.query('select from ad_changes')).rowCount
  const before = await count()
  await db.update(ads).set({ phone: '+420777123456' }).where(eq(ads.id, id))

  expect(await count()).toBe(before)
})

test('P001 who has not asked for longer than changes are kept reads all ads anew', async () => {
  const [away, present] = [openAdIndex(database), openAdIndex(database)]
  await away.current()
  await addAd(section, { heading: 'citera' })
  const kept = (await present.current()).general
  await db.execute(sql`update ad_changes set changed_at = changed_at - interval '2 hours'`)
  await forgetAdChanges(database)

  expect((await pool.query('select from ad_changes where ad_id is not null')).rowCount).toBe(0)
  expect(await isFoundBy(away, 'citera')).toBe(true)
  expect((await present.current()).general).toBe(kept)
})

test('P001 all who ask at once are told the same, and those who come later all that was written before', async () => {
  const source = openAdIndex(database)
  const asked = Promise.all([source.current(), source.current(), source.current()])
  await addAd(section, { heading: 'basa' })
  expect(await isFoundBy(source, 'basa')).toBe(true)
  const [one, ...others] = await asked

  expect(others.every((other) => other === one)).toBe(true)
})

test('P001 after all ads were taken away at once none is found', async () => {
  const source = openAdIndex(database)
  await addAd(section, { heading: 'trubka' })
  expect(await isFoundBy(source, 'trubka')).toBe(true)
  await pool.query('truncate ads cascade')

  expect(await isFoundBy(source, 'trubka')).toBe(false)
})

test('S004 nobody waits for more changes than can be read at once; they are read meanwhile', async () => {
  const source = openAdIndex(database, { patienceMs: 100 })
  await vi.waitFor(() => source.current())
  const backlog = await pool.connect()
  await backlog.query('begin; lock table ad_changes in access exclusive mode')
  await expect(source.current()).rejects.toMatchObject({ status: 500 })
  await backlog.query('rollback')
  backlog.release()
  await addAd(section, { heading: 'cimbál' })

  await vi.waitFor(async () => expect(await isFoundBy(source, 'cimbál')).toBe(true))
})
