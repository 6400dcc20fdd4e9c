import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PUBLIC_NAMES } from './publicNames.ts'

const SRC = join(import.meta.dirname, '../src')

test('the package has the categories it promises', () => {
  const entries = readdirSync(SRC).filter((file) => /^[a-z]+\.ts$/.test(file))
  expect(entries.map((file) => file.replace('.ts', '')).sort()).toEqual(
    Object.keys(PUBLIC_NAMES).sort(),
  )
})

test.each(Object.entries(PUBLIC_NAMES))('%s exports what it promises', async (category, names) => {
  const entry = await import(join(SRC, `${category}.ts`))
  expect(Object.keys(entry).sort()).toEqual(names.split(' ').sort())
})
