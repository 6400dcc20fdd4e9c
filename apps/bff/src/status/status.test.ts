import { MINUTE_MS } from '@inzrt/domain/time'
import { afterEach, expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { ADULT_HOST, startBff, type TestBff } from '../testing/startBff.ts'
import { REAL_TIME } from '../testing/testTime.ts'

const time = { at: Date.UTC(2026, 10, 28, 19, 0) }
const clock = { ...REAL_TIME, wall: () => time.at }

let bff: TestBff
afterEach(() => bff.close())

const statusPage = (host?: string) => ask(bff.port, '/stav-provozu', host ? { host } : {})
const search = () => ask(bff.port, '/api/front/search?q=kolo')

/** Each service's line, without its marks. */
const lines = (text: string) =>
  [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) =>
    line
      .replace(/<[^<>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

test('S010 visitors read which service fails now, and which failed within the hour', async () => {
  bff = await startBff({}, clock)
  bff.api.answerWith(jsonAnswer({}, 503))
  await search()
  await ask(bff.port, '/napoveda')
  const { text } = await statusPage()
  expect(text).toContain('Něco právě nefunguje')
  expect(lines(text)).toContain('Hledání Mimo provoz Potíže v poslední hodině: 20:00–20:05')
  expect(lines(text)).toContain('Prohlížení inzerátů V pořádku')
  expect(lines(text)).toContain('Zprávy Zatím bez údajů')

  time.at += 15 * MINUTE_MS
  bff.api.answerWith(jsonAnswer({ data: [] }))
  await search()
  const later = (await statusPage()).text
  expect(later).toContain('Všechno běží')
  expect(lines(later)).toContain('Hledání V pořádku Potíže v poslední hodině: 20:00–20:05')

  time.at += 60 * MINUTE_MS
  expect(lines((await statusPage()).text)).toContain('Hledání Zatím bez údajů')
})

test('S010 the state of the services stands when nothing behind answers', async () => {
  bff = await startBff({}, clock)
  await Promise.all([bff.api, bff.general, bff.adult].map(({ close }) => close()))
  const broken = await ask(bff.port, '/napoveda')
  const { status, text, headers } = await statusPage()

  expect(broken.text).toContain('href="/stav-provozu"')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(lines(text)).toContain(
    'Prohlížení inzerátů Mimo provoz Potíže v poslední hodině: 21:15–21:20',
  )
})

test('S010 the adult site tells how it works before the gate', async () => {
  bff = await startBff({}, clock)
  const { status, text } = await statusPage(ADULT_HOST)

  expect(status).toBe(200)
  expect(text).toContain('<title>Stav provozu – Pinkpack</title>')
})
