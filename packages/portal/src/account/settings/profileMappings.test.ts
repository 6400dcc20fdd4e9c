import type { Profile } from '@inzrt/contracts/account/user'
import { fieldErrors, ProfileFormSchema } from '@inzrt/domain/forms'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toProfileBody } from './toProfileBody.ts'
import { toProfileValues } from './toProfileValues.ts'

const empty: Profile = {
  nickname: 'jana_k',
  firstName: null,
  lastName: null,
  email: 'jana@example.cz',
  scope: 'user',
  kind: 'private',
  emailVerified: true,
  pendingEmail: null,
  phoneNumber: null,
  phoneVerified: false,
  locality: null,
  companyName: null,
  companyId: null,
  companyAddress: null,
  vatId: null,
  companyRegister: null,
  country: null,
  marketing: false,
  memberSince: '2026-03-05T07:05:00.000Z',
}

test('R167 an empty profile fills its form with nothing wrong', () => {
  expect(fieldErrors(ProfileFormSchema, toProfileValues(empty))).toEqual({})
})

test('R167 what was emptied is sent empty, and the kind of the account is not sent at all', () => {
  const body = toProfileBody(z.parse(ProfileFormSchema, toProfileValues(empty)))

  expect(body).toEqual({ firstName: '', lastName: '', pscId: null })
})
