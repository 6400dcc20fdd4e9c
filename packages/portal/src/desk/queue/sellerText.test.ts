import { expect, test } from 'vitest'
import { sellerText } from './sellerText.ts'

test('R249 moderators read of an advertiser what became of the other ads', () => {
  expect(
    sellerText({ nickname: 'jana_k', kind: 'private', publishedCount: 2, refusedCount: 0 }),
  ).toBe(
    'jana_k · soukromá osoba · další zveřejněné, i\u00a0ukončené: 2 · další zamítnuté a\u00a0zablokované: 0',
  )
  expect(
    sellerText({ nickname: null, kind: 'private', publishedCount: 0, refusedCount: 1 }),
  ).toMatch(/^bez účtu · /)
})
