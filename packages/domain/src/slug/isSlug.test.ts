import { expect, test } from 'vitest'
import { isSlug } from '../slug.ts'

test.each(['kola', 'auto-moto', 'a', '3d-tisk', 'a'.repeat(80)])('R193 %s is a slug', (text) => {
  expect(isSlug(text)).toBe(true)
})

test.each(['', '-', 'kola-', '-kola', 'a--b', 'Kola', 'kóla', 'a b', 'a/b', 'a\n', 'a'.repeat(81)])(
  'R193 %j is no slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
