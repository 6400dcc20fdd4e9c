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

test('V022 a notice whose address names no advert is told so, not that it is missing', () => {
  const notice = { reason: 'child_abuse', explanation: '', goodFaith: true, name: '', email: '' }

  expect(fieldErrors(NoticeFormSchema, { ...notice, address: '???' }).address).toBe(
    'Pole „adresa inzerátu“ není správně vyplněné.',
  )
})
