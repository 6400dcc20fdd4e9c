import { expect, test } from 'vitest'
import { createTestApp } from '../test/createTestApp.ts'
import { createWorld } from '../test/createWorld.ts'
import { createSectionsRepository } from './sections.repository.ts'

const { database } = await createTestApp()
const { addSection } = createWorld(database)

test('R249 a section that was just written is known to the next call, however long the others are kept', async () => {
  const sections = createSectionsRepository(database, { maxAgeMs: 60_000 })
  const found = async () => (await sections.catalogue()).bySlug('general', 'nova')
  await found()
  await addSection({ slug: 'nova', name: 'Nová' })
  expect(await found()).toBeNull()
  sections.forget()
  expect(await found()).toMatchObject({ name: 'Nová' })
})
