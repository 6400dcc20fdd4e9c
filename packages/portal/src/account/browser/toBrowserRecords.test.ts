import { COOKIES, GATEWAY_COOKIES } from '@inzrt/contracts/wire/headers'
import { expect, test } from 'vitest'
import { COOKIE_TEXTS, FOREIGN_TEXT } from './storageTexts.ts'
import { toCookieRecords, toFileRecords, toNoteRecords } from './toBrowserRecords.ts'

test('N024 every cookie the sites set is explained', () => {
  expect(Object.keys(COOKIE_TEXTS).sort()).toEqual(
    Object.values({ ...COOKIES, ...GATEWAY_COOKIES }).sort(),
  )
})

test('N024 a cookie shows its exact end where the server knows it, else how long it lasts', () => {
  const [session, age] = toCookieRecords([
    { name: COOKIES.session, endsAt: '2026-12-05T06:05:00.000Z' },
    { name: COOKIES.ageVerified, endsAt: null },
  ])

  expect(session?.lifetime).toBe('do 5.\u00a012.\u00a02026 7:05')
  expect(age?.lifetime).toBe('60\u00a0minut')
})

test.each(['toString', '__proto__', 'ext:theme'])(
  'N024 what is stored as „%s“ is listed too, and not claimed as ours',
  (name) => {
    expect(toCookieRecords([{ name, endsAt: null }])[0]).toMatchObject({
      name,
      lifetime: FOREIGN_TEXT.lifetime,
    })
    expect(toNoteRecords([name])[0]?.lifetime).toBe(FOREIGN_TEXT.lifetime)
  },
)

test('N024 notes are listed by name, each once', () => {
  expect(
    toNoteRecords(['user-name', 'past-searches', 'user-name']).map(({ name }) => name),
  ).toEqual(['past-searches', 'user-name'])
})

test('N024 files laid aside are explained whatever their version', () => {
  expect(toFileRecords(['offline-12'])[0]?.purpose).toMatch(/bez internetu/)
  expect(toFileRecords(['cizi-1'])[0]?.lifetime).toBe(FOREIGN_TEXT.lifetime)
})
