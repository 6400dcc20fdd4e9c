import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkInput } from '../wire/checkInput.ts'
import { markInappropriateCall, markWrongSectionCall } from './report.ts'

const notice = {
  reason: 'illegal',
  explanation: 'Padělaná značka.',
  name: 'Petr',
  email: 'petr@example.cz',
  goodFaith: true,
  suggestedSectionSlug: null,
}

test.each([markWrongSectionCall, markInappropriateCall])(
  'R256 R257 $path takes no body as well as a full one',
  ({ body }) => {
    expect(z.parse(body, undefined)).toBe(undefined)
    expect(z.parse(body, null)).toBe(null)
    expect(z.parse(body, notice)).toEqual(notice)
  },
)

test('R257 a field left empty counts as nothing', () => {
  expect(checkInput(markInappropriateCall.body, { explanation: '', name: '', email: '' }).ok).toBe(
    true,
  )
})

test.each([
  [{ explanation: 'x'.repeat(8001) }, { explanation: ['too_big'] }],
  [{ email: 'petr' }, { email: ['email'] }],
  [{ suggestedSectionSlug: 'Žádná' }, { suggestedSectionSlug: ['slug'] }],
])('R257 a notice with a bad field is refused by that field', (change, errors) => {
  expect(checkInput(markInappropriateCall.body, { ...notice, ...change })).toEqual({
    ok: false,
    errors,
  })
})
