import { expect, test } from 'vitest'
import { attributesKind } from './attributesKind.ts'

const titleOf = (sections: string[]) =>
  attributesKind.titleOf?.({ id: 'car', mark: 'm', sections, attributes: [] })

test('P021 where many sections ask the same, their form is called by the first', () => {
  expect(titleOf(['Auta'])).toBe('Auta')
  expect(titleOf(['Auta', 'Motorky', 'Čtyřkolky'])).toBe('Auta a\u00a0další rubriky (2)')
})
