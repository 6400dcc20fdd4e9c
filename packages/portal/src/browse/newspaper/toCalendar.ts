import type { Edition } from '@inzrt/contracts/newspaper/edition'

export type Calendar = Readonly<{ name: string; host: string; now: Date }>

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const day = (date: string): string => date.replaceAll('-', '')

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&')

/** A line has at most 75 bytes; what is longer goes on behind a space (RFC 5545, 3.1). */
const fold = (line: string): string => {
  const lines = ['']
  for (const character of line) {
    const last = lines.length - 1
    if (Buffer.byteLength(lines[last] + character) > 74) lines.push(` ${character}`)
    else lines[last] += character
  }

  return lines.join('\r\n')
}

type Event = Readonly<{ uid: string; start: string; summary: string; description: string }>

const toLines = ({ uid, start, summary, description }: Event, { host, now }: Calendar) => [
  'BEGIN:VEVENT',
  `UID:${uid}@${host}`,
  `DTSTAMP:${stamp(now)}`,
  start,
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(description)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

const toEvents = (edition: Edition, { name }: Calendar): readonly Event[] => {
  const { number, year, deadlineAt, releaseDate } = edition

  return [
    {
      uid: `uzaverka-${year}-${number}`,
      start: `DTSTART:${stamp(new Date(deadlineAt))}`,
      summary: `Uzávěrka č. ${number} (${name})`,
      description: 'Inzeráty zveřejněné v tuto chvíli otiskneme zdarma.',
    },
    {
      uid: `vydani-${year}-${number}`,
      start: `DTSTART;VALUE=DATE:${day(releaseDate)}`,
      summary: `Vychází č. ${number} (${name})`,
      description: `Tištěné noviny č. ${number}/${year}.`,
    },
  ]
}

/** Deadlines and days of release as a calendar file (RFC 5545). */
export const toCalendar = (editions: readonly Edition[], calendar: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendar.name}//Data vydání//CS`,
    `X-WR-CALNAME:${escapeText(`${calendar.name}: uzávěrky a vydání`)}`,
    ...editions.flatMap((edition) =>
      toEvents(edition, calendar).flatMap((event) => toLines(event, calendar)),
    ),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
