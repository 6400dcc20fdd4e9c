import { expect, test } from 'vitest'
import { type OpeningHours, readHours, WEEKDAYS, weekOf } from '../hours.ts'

/** A week as it is typed, from Monday. */
const week = (...days: readonly string[]): OpeningHours => {
  const read = days.map((typed) => {
    const hours = readHours(typed)
    if (typeof hours === 'string') throw new Error(`${typed}: ${hours}`)

    return hours
  })

  return Object.fromEntries(WEEKDAYS.map((day, at) => [day, read[at] ?? []])) as OpeningHours
}

test('V023 days that are open alike stand in one row', () => {
  expect(weekOf(week('8-17', '8-17', '8-17', '8-17', '8-15', '9-12'))).toEqual([
    { days: 'pondělí–čtvrtek', hours: '8:00–17:00' },
    { days: 'pátek', hours: '8:00–15:00' },
    { days: 'sobota', hours: '9:00–12:00' },
    { days: 'neděle', hours: '' },
  ])
})

test('V023 two days that follow one another are joined by a word', () => {
  expect(weekOf(week('8-17', '8-17', '', '8-17', '8-17')).map(({ days }) => days)).toEqual([
    'pondělí a úterý',
    'středa',
    'čtvrtek a pátek',
    'sobota a neděle',
  ])
})

test('V023 a week without a difference is one row', () => {
  expect(weekOf(week(...WEEKDAYS.map(() => 'nonstop')))).toEqual([
    { days: 'pondělí–neděle', hours: '0:00–24:00' },
  ])
})
