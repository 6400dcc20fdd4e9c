import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { localities } from '../../platform/database/schema/localities.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { createLocalityNames } from './createLocalityNames.ts'

const { database } = await createTestApp()
const { addPlace } = createWorld(database)

test('R264 rows are told what their places are called, also one that was added since', async () => {
  const names = createLocalityNames(database)
  const brno = await addPlace({ municipalityName: 'Brno' })
  const first = await names.addTo([{ id: 1, localityId: brno }])
  const kurim = await addPlace({ municipalityName: 'Kuřim', psc: '66434' })
  const second = await names.addTo([
    { id: 2, localityId: kurim },
    { id: 3, localityId: brno },
  ])

  expect(first).toMatchObject([{ id: 1, municipalityName: 'Brno' }])
  expect(second).toMatchObject([
    { id: 2, municipalityName: 'Kuřim', psc: '66434' },
    { id: 3, municipalityName: 'Brno' },
  ])
})

test('R264 names of places are kept from list to list', async () => {
  const names = createLocalityNames(database)
  const localityId = await addPlace({ municipalityName: 'Tišnov', psc: '66601' })
  const nameBy = async ({ addTo }: typeof names) => (await addTo([{ localityId }]))[0]
  await nameBy(names)
  await database.db
    .update(localities)
    .set({ municipalityName: 'Předklášteří' })
    .where(eq(localities.id, localityId))

  expect(await nameBy(names)).toMatchObject({ municipalityName: 'Tišnov' })
  expect(await nameBy(createLocalityNames(database))).toMatchObject({
    municipalityName: 'Předklášteří',
  })
})
