import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { anEdition } from '@inzrt/fixtures/builders/anEdition'
import { expect, test } from 'vitest'
import type { Brand } from '../../shell/brand/Brand.ts'
import { toEditionCard } from './toEditionCard.ts'

const brand = { name: 'Inzrt', wordmark: 'inzrt', hasNewspaper: true } as Brand
const editions = [anEdition({ deadlineAt: '2026-11-26T11:00:00Z' })]

test.each([
  ['2026-11-21T10:30:00Z', 'zbývá 5 dní'],
  ['2026-11-22T09:30:00Z', 'zbývají 4 dny 1 hodina'],
  ['2026-11-22T10:30:00Z', 'zbývají 4 dny'],
  ['2026-11-25T10:30:00Z', 'zbývá 1 den'],
  ['2026-11-25T11:30:00Z', 'zbývá 23 hodin'],
  ['2026-11-26T08:30:00Z', 'zbývají 2 hodiny'],
  ['2026-11-26T10:30:00Z', 'zbývá méně než hodina'],
])('N001 at %s the next deadline is away as „%s“', (now, left) => {
  const card = toEditionCard(brand, editions, anAdListItem(), new Date(now))

  expect(`${card?.deadlineLabel} ${card?.deadline}`.replaceAll('\u00a0', ' ')).toBe(
    `Do uzávěrky č. 48 ${left}`,
  )
  expect(card?.note).toContain('ve\u00a012:00')
})
