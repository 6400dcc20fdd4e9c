import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { seedSections } from '../../../seed/seedSections.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { exportSections } from './exportSections.ts'
import { importSections } from './importSections.ts'

const database = await createTestDatabase()
afterAll(database.close)
beforeEach(() => database.pool.query('delete from sections'))

const FILE = readFileSync(
  new URL('../../../../../../deploy/sections.json', import.meta.url),
  'utf8',
)
type Entry = Record<string, unknown>
const entries: readonly Entry[] = JSON.parse(FILE)
const [branch, leaf] = entries as [Entry, Entry]

const importAll = (list: readonly Entry[]) => importSections(database, JSON.stringify(list))
const exported = async (): Promise<readonly Entry[]> => JSON.parse(await exportSections(database))

test('S012 the file that comes along holds the sections of the demo', async () => {
  await seedSections(database.pool)

  expect(await exportSections(database)).toBe(FILE)
})

test('S012 an empty production gets its sections from a file, and gives the same file back', async () => {
  expect(await importSections(database, FILE)).toEqual({
    added: entries.length,
    changed: 0,
    kept: 0,
  })
  expect(await exportSections(database)).toBe(FILE)
  expect(await importSections(database, FILE)).toEqual({
    added: 0,
    changed: 0,
    kept: entries.length,
  })
})

test('S012 a file changes what it names, and leaves the rest', async () => {
  await importSections(database, FILE)
  const renamed = { ...leaf, name: 'Automobily' }

  expect(await importAll([branch, renamed])).toEqual({ added: 0, changed: 1, kept: 1 })
  expect(await exported()).toEqual(entries.map((one) => (one.slug === leaf.slug ? renamed : one)))
})

test.each([
  ['no JSON', '[', 'The file is no JSON'],
  ['an object', '{}', 'Invalid input'],
  ['no section', '[]', 'Too small'],
  ['a wrong field', [{ ...branch, name: 7 }], `section 1 (${branch.slug}): name:`],
  ['an unknown field', [{ ...branch, colour: 'red' }], `section 1 (${branch.slug}): `],
  ['an unknown set', [{ ...branch, attributeSet: 'toString' }], 'attributeSet'],
  ['a section before the one it is in', [leaf, branch], `${leaf.slug}: the section ${branch.slug}`],
  ['an address of the portal', [{ ...branch, slug: 'search' }], 'search: slug:'],
  [
    'nothing taken',
    [{ ...branch, isOffer: false, isInquiry: false, isExchange: false }],
    'isOffer',
  ],
  ['a price that is missing', [{ ...branch, isPaidOffer: true }], 'cardPrice'],
  ['a third level', [branch, leaf, { ...leaf, slug: 'hlouběji', parent: leaf.slug }], 'slug'],
  [
    'a third level under a right address',
    [branch, leaf, { ...leaf, slug: 'hloubeji', parent: leaf.slug }],
    'hloubeji: parentId',
  ],
  ['the other site', [branch, { ...leaf, brand: 'general' }], `${leaf.slug}: parentId`],
])('S012 a file with %s is refused by name, and nothing of it is kept', async (_, file, said) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file)

  await expect(importSections(database, text)).rejects.toThrow(said)
  expect(await exported()).toEqual([])
})
