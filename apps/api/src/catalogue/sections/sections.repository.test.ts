import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { createSectionsRepository } from './sections.repository.ts'

const { database } = await createTestApp()
const { addAd, addSection } = createWorld(database)

test('R249 a section just written is known to the next call, however long others are cached', async () => {
  const sections = createSectionsRepository(database, { maxAgeMs: 60_000 })
  const found = async () => (await sections.catalogue()).bySlug('general', 'nova')
  await found()
  await addSection({ slug: 'nova', name: 'Nová' })
  expect(await found()).toBeNull()
  sections.forget()
  expect(await found()).toMatchObject({ name: 'Nová' })
})

test('what a section asks of its ads counts below it, and nowhere else', async () => {
  const above = await addSection({ requiresApproval: true })
  const below = await addSection({ parentId: above.id, level: 2 })
  const other = await addSection({ brandCode: 'adult', requiresAgeProof: true })
  const deeper = await addSection({ brandCode: 'adult', parentId: other.id, level: 2 })
  const catalogue = await createSectionsRepository(database).catalogue()
  const demands = [above, below, other, deeper].map(({ id }) => {
    const { requiresApproval, requiresAgeProof } = catalogue.find(id) ?? {}

    return [requiresApproval, requiresAgeProof]
  })

  expect(demands).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ])
})

test('S016 those who write in one section wait for nobody, and its count is their sum', async () => {
  const section = await addSection({ slug: 'plna' })
  const [mine, theirs] = [await addAd(section), await addAd(section)]
  const clients = await Promise.all(Array.from({ length: 4 }, () => database.pool.connect()))
  const slots = await Promise.all(clients.map((client) => client.query('select counter_slot()')))
  const bySlot = new Map(slots.map(({ rows }, n) => [rows[0].counter_slot, clients[n]]))
  const [one, other] = [...bySlot.values()]
  const pause = `update ads set state = 'paused' where id = $1`
  await one?.query('begin')
  await one?.query(pause, [mine.id])
  await other?.query(`begin; set local lock_timeout = '1s'`)
  await other?.query(pause, [theirs.id])
  await other?.query('commit')
  await one?.query('rollback')
  for (const client of clients) client.release()

  const { find } = await createSectionsRepository(database).catalogue()
  expect(find(section.id)?.adsCount).toBe(1)
})
