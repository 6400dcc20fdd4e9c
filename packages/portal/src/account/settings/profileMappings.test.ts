import type { Profile } from '@inzrt/contracts/account/user'
import { fieldErrors, ProfileFormSchema } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toNotificationBody, toNotificationValues } from './notificationMappings.ts'
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
  silencedLetters: [],
  memberSince: '2026-03-05T07:05:00.000Z',
}

test('R167 an empty profile fills its form with nothing wrong', () => {
  expect(fieldErrors(ProfileFormSchema, toProfileValues(empty))).toEqual({})
})

test('R167 what was emptied is sent empty, what was not changed here is not sent', () => {
  const kept = { ...toProfileValues(empty), firstName: 'Jana', pscId: 8123 }
  const sent = (changes: object) =>
    toProfileBody(z.parse(ProfileFormSchema, { ...kept, ...changes }), kept)

  expect(sent({})).toEqual({})
  expect(sent({ lastName: 'Nováková' })).toEqual({ lastName: 'Nováková' })
  expect(sent({ firstName: '', pscId: null })).toEqual({ firstName: '', pscId: null })
})

test('V025 letters an account does without are those not ticked, there and back', () => {
  const profile: Profile = { ...empty, marketing: true, silencedLetters: ['endings', 'ratings'] }
  const values = toNotificationValues(profile)

  expect(values).toEqual({
    marketing: true,
    messages: true,
    matchingAds: true,
    endings: false,
    ratings: false,
  })
  expect(toNotificationBody(values)).toEqual({
    marketing: true,
    silencedLetters: ['endings', 'ratings'],
  })
})
