import { expect, test } from 'vitest'
import { withoutFilled } from './withoutFilled.ts'

const FOUND = { companyName: 'Kola s.r.o.', companyAddress: 'Cejl 12, Brno', vatId: 'CZ27082440' }

test('V015 what the register said of one number does not stay under another', () => {
  expect(withoutFilled(FOUND, FOUND)).toEqual({ companyName: '', companyAddress: '', vatId: '' })
})

test('V015 what a person wrote stays', () => {
  expect(withoutFilled(FOUND, { ...FOUND, companyName: 'Kola Novák' })).toEqual({
    companyAddress: '',
    vatId: '',
  })
  expect(withoutFilled(null, FOUND)).toEqual({})
})
