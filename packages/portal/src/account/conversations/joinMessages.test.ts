import { expect, test } from 'vitest'
import { joinMessages } from './joinMessages.ts'

const message = (id: number, isRead = false) => ({
  id,
  isOwn: true,
  content: String(id),
  phoneNumber: null,
  photos: [],
  answers: [],
  sentAt: '2026-05-04T08:00:00.000Z',
  isRead,
  isFirst: false,
})
const loaded = (ids: readonly number[], hasEarlier: boolean, isRead = false) => ({
  messages: ids.map((id) => message(id, isRead)),
  hasEarlier,
})

test('V009 earlier messages once loaded stay before the last ones, which are up to date', () => {
  const known = loaded([1, 2, 3, 4], false)
  const latest = loaded([3, 4, 5], true, true)

  expect(joinMessages(known, latest)).toEqual({
    messages: [message(1), message(2), message(3, true), message(4, true), message(5, true)],
    hasEarlier: false,
  })
})

test.each([
  ['nothing was known', null, loaded([1], false)],
  ['nothing earlier was loaded', loaded([3, 4], true), loaded([3, 4, 5], true)],
  ['something between would be missing', loaded([1, 2], false), loaded([7, 8], true)],
  ['nothing is left', loaded([1], false), loaded([], false)],
])('V009 the last messages stand alone where %s', (_, known, latest) => {
  expect(joinMessages(known, latest)).toBe(latest)
})
