import { expect, test } from 'vitest'
import { changeText } from './changeText.ts'

const approval = { place: 3, promisedBy: '2026-05-19T21:59:59Z', isLate: false }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('V011 a change that waits names its place, its day and what holds meanwhile', () => {
  expect(plain(changeText(approval))).toBe(
    'Změna čeká, ve frontě ke čtení je 3. v pořadí. Přečteme ji do 19. 5. 2026. Do té doby zůstává na webu i v novinách dosavadní znění.',
  )
})

test('V011 a change not read in time is apologised for', () => {
  expect(plain(changeText({ ...approval, isLate: true }))).toContain('omlouváme se. Do té doby')
})
