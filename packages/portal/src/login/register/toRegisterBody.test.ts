import { expect, test } from 'vitest'
import { toRegisterBody } from './toRegisterBody.ts'

const FORM = {
  kind: 'private',
  nickname: 'jana_k',
  email: 'jana@example.cz',
  password: 'modré kolo jede',
  password_confirmation: 'modré kolo jede',
  firstName: '',
  lastName: '',
  phoneNumber: '777 123 456',
  verificationCode: '482913',
  pscId: null,
  rules: true,
  marketing: false,
} as const

test('R004 the phone travels in E.164, a locality left open not at all', () => {
  expect(toRegisterBody(FORM)).toMatchObject({ nickname: 'jana_k', phoneNumber: '+420777123456' })
  expect(toRegisterBody(FORM)).not.toHaveProperty('pscId')
  expect(toRegisterBody({ ...FORM, pscId: 8123 })).toHaveProperty('pscId', 8123)
  expect(toRegisterBody({ ...FORM, phoneNumber: '' })).toHaveProperty('phoneNumber', '')
})
