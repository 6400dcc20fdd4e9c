import { expect, test } from 'vitest'
import { actionText, detailText, entityText } from './auditTexts.ts'

test('P041 the log says in Czech what was done, to what, why, and what it was before', () => {
  expect(actionText('approved')).toBe('schválení')
  expect(entityText({ entity: 'promo', entityId: 2 })).toBe('služba 2')
  expect(entityText({ entity: 'ad', entityId: null })).toBe('inzerát')
  expect([actionText('refunded'), entityText({ entity: 'order', entityId: 3 })]).toEqual([
    'vrácení peněz',
    'objednávka 3',
  ])
  expect(detailText({ message: 'Vydání už je uzavřené.' })).toBe('Vydání už je uzavřené.')
  expect(detailText({ facts: 'Jiné kolo než v textu.', from: 'published' })).toBe(
    'Jiné kolo než v textu.',
  )
  expect(
    detailText({ name: 'Topování', days: { was: 7, is: 8 }, isActive: { was: true, is: false } }),
  ).toBe('Topování; počet dnů: 7 → 8; vidět: ano → ne')
})
