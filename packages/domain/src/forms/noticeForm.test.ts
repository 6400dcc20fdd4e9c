import { expect, test } from 'vitest'
import { fieldErrors, NoticeFormSchema, slugOfAddress } from '../forms.ts'

test.each([
  ['https://www.inzrt.cz/prodam-kolo-1a2b', 'prodam-kolo-1a2b'],
  ['  https://www.inzrt.cz/prodam-kolo-1a9z/?foto=2#mapa ', 'prodam-kolo-1a9z'],
  ['kolo', 'kolo'],
  ['https://www.inzrt.cz/', 'cz'],
  ['', null],
  ['…', null],
])('R257 the address „%s“ names the ad %s', (address, slug) => {
  expect(slugOfAddress(address)).toBe(slug)
})

test('R257 a notice without an address is told so', () => {
  const notice = { reason: 'child_abuse', explanation: 'Na fotce je dítě.', goodFaith: true }
  const errors = fieldErrors(NoticeFormSchema, { ...notice, name: '', email: '', address: ' ' })

  expect(errors).toEqual({ address: 'Pole „adresa inzerátu“ je povinné.' })
})
