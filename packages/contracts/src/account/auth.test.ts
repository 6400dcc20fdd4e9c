import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkInput } from '../wire/checkInput.ts'
import {
  ForgotPasswordBodySchema,
  LoginBodySchema,
  RegisterBodySchema,
  ResetPasswordBodySchema,
  TokenSchema,
} from './auth.ts'

const keys = (schema: z.ZodMiniObject) => Object.keys(schema.shape)

const reset = {
  nickname: 'jana_k',
  password: 'nove heslo',
  password_confirmation: 'nove heslo',
  token: 'K7F2',
}

const registration = {
  nickname: 'Jiří.K',
  email: 'jiri@example.cz',
  password: 'dlouhe heslo',
  password_confirmation: 'dlouhe heslo',
  rules: true,
}

test('R180 R251 a login is a nickname and a password', () => {
  expect(keys(LoginBodySchema)).toEqual(['nickname', 'password'])
  expect(checkInput(LoginBodySchema, { nickname: '', password: 'x' })).toEqual({
    ok: false,
    errors: { nickname: ['too_small'] },
  })
})

test('R181 R255 a reset is a nickname, two passwords and a token', () => {
  expect(Object.keys(z.parse(ResetPasswordBodySchema, reset))).toEqual([
    'nickname',
    'password',
    'password_confirmation',
    'token',
  ])
})

test('R182 R251 a token is told with its life', () => {
  const token = { access_token: 'a.b.c', token_type: 'bearer', expires_in: 10800 }

  expect(z.parse(TokenSchema, token)).toEqual(token)
})

test.each([
  [{ password: '1234567', password_confirmation: '1234567' }, { password: ['too_small'] }],
  [{ password_confirmation: 'jine heslo' }, { password_confirmation: ['mismatch'] }],
  [{ token: '' }, { token: ['too_small'] }],
])('R255 a reset with %j says %j', (change, errors) => {
  expect(checkInput(ResetPasswordBodySchema, { ...reset, ...change })).toEqual({
    ok: false,
    errors,
  })
})

test('R254 a forgotten password needs the nickname only; what the form adds is accepted', () => {
  expect(z.safeParse(ForgotPasswordBodySchema, { nickname: 'jana_k' }).success).toBe(true)
  expect(z.safeParse(ForgotPasswordBodySchema, { ...reset, password: null }).success).toBe(true)
})

test('R272 a registration is private and without marketing unless it says otherwise', () => {
  expect(z.parse(RegisterBodySchema, registration)).toMatchObject({
    kind: 'private',
    marketing: false,
  })
})

test.each([
  [{ nickname: 'ab' }, { nickname: ['too_small'] }],
  [{ nickname: 'jana k' }, { nickname: ['nickname'] }],
  [{ email: 'jana' }, { email: ['email'] }],
  [{ rules: false }, { rules: ['invalid_value'] }],
  [{ companyId: '123' }, { companyId: ['company_id'] }],
  [{ phoneNumber: '777123456' }, { phoneNumber: ['phone'] }],
  [{ phoneNumber: '+420906123456' }, { phoneNumber: ['phone'] }],
])('R272 a registration with %j says %j', (change, errors) => {
  expect(checkInput(RegisterBodySchema, { ...registration, ...change })).toEqual({
    ok: false,
    errors,
  })
})
