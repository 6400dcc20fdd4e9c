import { adEditFormSchema, fieldErrors, formMessage } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import { keptToken, toClaims } from './toClaims.ts'

const done = { state: { kind: 'done' }, token: 'u_1' } as const
const sending = { state: { kind: 'sending' }, token: null } as const
const failed = { state: { kind: 'failed', text: '', canRetry: true }, token: null } as const

const faultOf = (images: ReturnType<typeof toClaims>) =>
  fieldErrors(adEditFormSchema({ isAnonymous: false, type: 'offer', attributeSet: null }), {
    images,
  }).images

test('R173 R299 an ad is not sent without a word about a photo that failed', () => {
  expect(faultOf(toClaims([done, failed]))).toBe(formMessage.unsentImages)
})

test('R173 photos keep their order, the first is the main one, and an upload is waited for', () => {
  expect(toClaims([sending, done, { ...done, token: keptToken(7) }])).toEqual([
    { uploadToken: 'u_1', main: true },
    { id: 7, main: false },
  ])
  expect(faultOf(toClaims([sending, done]))).toBeUndefined()
})
