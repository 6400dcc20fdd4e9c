import { expect, test } from 'vitest'
import { actionText, detailText, entityText } from './auditTexts.ts'

test('P041 the log says in Czech what was done, to what, why, and what it was before', () => {
  expect(actionText('approved')).toBe('schválení')
  expect(entityText({ entity: 'promo', entityId: 2 })).toBe('služba 2')
  expect(entityText({ entity: 'ad', entityId: null })).toBe('inzerát')
  expect([actionText('removed'), entityText({ entity: 'page', entityId: 4 })]).toEqual([
    'odstranění',
    'stránka firmy účtu 4',
  ])
  expect([actionText('refunded'), entityText({ entity: 'order', entityId: 3 })]).toEqual([
    'vrácení peněz',
    'objednávka 3',
  ])
  expect(detailText({ message: 'Vydání už je uzavřené.' })).toBe('Vydání už je uzavřené.')
  expect(detailText({ facts: 'Jiné kolo než v textu.', from: 'published' })).toBe(
    'Jiné kolo než v textu.',
  )
  expect(detailText({ adId: 7, answer: 'Účtenka to dokládá.' })).toBe('Účtenka to dokládá.')
  expect(
    detailText({ name: 'Topování', days: { was: 7, is: 8 }, isActive: { was: true, is: false } }),
  ).toBe('Topování; počet dnů: 7 → 8; vidět: ano → ne')
})

test('P039 P041 the log of a block has the ground, whether law or our rules, and the facts', () => {
  const facts = 'Značka na rámu je padělek.'

  expect(detailText({ measure: 'blocked', ground: 'intellectual_property', facts })).toBe(
    'padělek nebo zásah do cizích práv (zákon): Značka na rámu je padělek.',
  )
  expect(detailText({ measure: 'rejected', ground: 'duplicate', facts: '' })).toBe(
    'opakovaný inzerát (pravidla)',
  )
})

test('P041 the log of a move has both places, of an edit its texts, of a flood its reports', () => {
  const section = { was: 'Osobní auta', is: 'Veteráni' }

  expect(detailText({ facts: null, texts: [], section })).toBe('rubrika: Osobní auta → Veteráni')
  expect(detailText({ facts: 'Chyba v názvu.', texts: ['heading', 'content'] })).toBe(
    'Chyba v názvu.; změněno: nadpis, text inzerátu',
  )
  expect(detailText({ note: 'Nic závadného.', total: 25 })).toBe('Nic závadného.; celkem 25')
  expect(detailText({ note: 'Nic závadného.', total: 1 })).toBe('Nic závadného.')
})
