import { EMPTY_AD } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import { withProfile } from './withProfile.ts'

const JANA = {
  nickname: 'jana_k',
  firstName: 'Jana',
  lastName: null,
  email: 'jana@example.cz',
  phoneNumber: '+420777123456',
}
const PETR = { ...JANA, nickname: 'petr_b', email: 'petr@example.cz', phoneNumber: null }

test('what the account knows stands where nothing was typed', () => {
  expect(withProfile({ ...EMPTY_AD, firstName: 'Jana Marie' }, JANA)).toEqual({
    nickname: 'jana_k',
    firstName: 'Jana Marie',
    lastName: '',
    email: 'jana@example.cz',
    phone: '+420777123456',
  })
})

test('V013 contacts of one account give way to those of another, typed ones stay', () => {
  const values = { ...EMPTY_AD, ...withProfile(EMPTY_AD, JANA), email: 'kola@example.cz' }

  expect(withProfile(values, PETR, JANA)).toMatchObject({
    nickname: 'petr_b',
    email: 'kola@example.cz',
    phone: '',
  })
})
