import { anEdition } from '@inzrt/fixtures/builders/anEdition'
import { expect, test } from 'vitest'
import { toCalendar } from './toCalendar.ts'

const calendar = toCalendar([anEdition()], {
  name: 'Inzrt',
  host: 'inzrt.example',
  now: new Date('2026-11-21T20:00:00Z'),
})

test('R068 the calendar has a deadline to the minute and a whole day of release', () => {
  expect(calendar).toContain(
    'UID:uzaverka-2026-48@inzrt.example\r\nDTSTAMP:20261121T200000Z\r\nDTSTART:20261126T110000Z\r\n',
  )
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261201\r\nSUMMARY:Vychází č. 48 (Inzrt)')
})

test('R068 no line of the calendar is longer than 75 bytes, and each ends in CRLF', () => {
  const lines = calendar.split('\r\n')

  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(lines.at(-2)).toBe('END:VCALENDAR')
})
