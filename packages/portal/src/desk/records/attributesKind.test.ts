import { expect, test } from 'vitest'
import { attributesKind, sectionLine } from './attributesKind.ts'

const titleOf = (sections: string[]) =>
  attributesKind.titleOf?.({ id: 'car', mark: 'm', sections, attributes: [] })

test('P021 where many sections ask the same, their form is called by the first', () => {
  expect(titleOf(['Auta'])).toBe('Auta')
  expect(titleOf(['Auta', 'Motorky', 'Čtyřkolky'])).toBe('Auta a\u00a0další rubriky (2)')
})

test('P021 in a row, sections name the one they stand under once', () => {
  expect(sectionLine(['Psi', 'Auto › Osobní', 'Auto › Veteráni', 'Zahrada › Stroje'])).toBe(
    'Psi, Auto › Osobní, Veteráni, Zahrada › Stroje',
  )
  expect(sectionLine(['Kola', 'Kola › Horská'])).toBe('Kola, Kola › Horská')
})
