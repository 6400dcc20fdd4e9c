import { expect, test } from 'vitest'
import { advertiserName } from '../names.ts'

test.each([
  [{ companyName: 'Kola Brno s. r. o.', nickname: 'kola' }, 'Kola Brno s. r. o.'],
  [{ nickname: 'jana_k', firstName: 'Jana' }, 'jana_k'],
  [{ nickname: null, firstName: 'Jana', lastName: null }, 'Jana'],
  [{ companyName: ' ', firstName: 'Jana', lastName: 'Nováková' }, 'Jana Nováková'],
  [{}, 'Inzerent'],
])('R162 an advertiser %j goes by „%s“', (advertiser, name) => {
  expect(advertiserName(advertiser)).toBe(name)
})

test('R162 an e-mail address is never shown as a name', () => {
  const user = { nickname: null, email: 'jana@example.cz' }

  expect(advertiserName(user)).toBe('Inzerent')
})
