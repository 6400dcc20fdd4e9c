import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import { createModerators } from '../../test/createModerators.ts'

const { database, imagesDir, ask, addSection, addAd, hire, call, audit } = await createModerators()
const admin = await hire('admin')
const section = await addSection()
await addAd(section)

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const dayIn = (days: number) => inDays(days).slice(0, 10)
const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  call(method, `/api/admin/editions${path}`, body, { token: admin.token })
let number = 0
const plan = async () => {
  const days = { deadlineAt: inDays(5), releaseDate: dayIn(10) }

  return (await send('POST', '', { year: 2026, number: ++number, ...days })).json().data
}
const step = (id: number, name: 'close' | 'release') => send('POST', `/${id}`, { step: name })
const actions = async (id: number) => (await audit(id, 'edition')).map(({ action }) => action)

test('R068 a planned edition changes its days; wrong days or a number twice are refused', async () => {
  const { id, mark } = await plan()
  const later = { mark, deadlineAt: inDays(6), releaseDate: dayIn(12) }

  expect((await send('PUT', `/${id}`, later)).json().data).toMatchObject({ state: 'planned' })
  expect((await send('PUT', `/${id}`, later)).statusCode).toBe(409)
  const early = { year: 2026, number: 90, deadlineAt: inDays(5), releaseDate: dayIn(5) }
  expect((await send('POST', '', early)).json().errors).toEqual({
    releaseDate: ['Vydání musí vyjít až po uzávěrce.'],
  })
  const again = { year: 2026, number, deadlineAt: inDays(5), releaseDate: dayIn(9) }
  expect((await send('POST', '', again)).json().errors).toEqual({
    number: ['Vydání tohoto čísla už v\u00a0tom roce je.'],
  })
  expect(await actions(id)).toEqual(['added', 'changed'])
})

test('N002 a planned edition says how many ads it would print now, without those put off', async () => {
  const { id } = await plan()
  const later = await send('POST', '', {
    year: 2026,
    number: ++number,
    deadlineAt: inDays(12),
    releaseDate: dayIn(17),
  })
  const laterId: number = later.json().data.id
  const off = await addAd(section, { printFrom: laterId })
  const { data } = (
    await call('GET', '/api/admin/editions', undefined, { token: admin.token })
  ).json()
  const countOf = (edition: number) =>
    data.find((one: { id: number }) => one.id === edition).adsCount

  expect([countOf(id), countOf(laterId)]).toEqual([1, 2])
  await database.db.delete(ads).where(eq(ads.id, off.id))
})

test('R067 an edition closed twice is closed once, and the second is told so', async () => {
  const { id } = await plan()
  const answers = await Promise.all([step(id, 'close'), step(id, 'close')])

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
    'Vydání už je uzavřené.',
  )
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json().data).toMatchObject({
    state: 'closed',
    adsCount: 1,
    paper: null,
  })
  expect(await actions(id)).toEqual(['added', 'close'])
})

test('R067 a closed edition keeps its deadline and is published by hand once it is typeset', async () => {
  const { id, mark, releaseDate } = await plan()
  await step(id, 'close')
  const moved = { mark, deadlineAt: inDays(7), releaseDate }
  expect((await send('PUT', `/${id}`, moved)).json().errors).toEqual({
    deadlineAt: ['Uzávěrka už proběhla.'],
  })
  expect((await step(id, 'release')).statusCode).toBe(409)

  const pdfPath = `/editions/2026/${number}-${'a'.repeat(12)}.pdf`
  await mkdir(dirname(imagesDir + pdfPath), { recursive: true })
  await writeFile(imagesDir + pdfPath, '%PDF-1.7')
  await database.db.update(editions).set({ pdfPath, pages: 1 }).where(eq(editions.id, id))
  const { data } = (
    await call('GET', '/api/admin/editions', undefined, { token: admin.token })
  ).json()
  const { paper } = data.find((one: { id: number }) => one.id === id)
  const publicPaper = pdfPath.replace('/editions', '/api/noviny')
  expect((await ask(publicPaper)).statusCode).toBe(404)
  expect((await ask(paper)).statusCode).toBe(200)
  expect((await ask(paper.replace(/sealed-./, 'sealed-_'))).statusCode).toBe(404)

  expect((await step(id, 'release')).json().data).toMatchObject({ state: 'released' })
  expect((await ask(publicPaper)).statusCode).toBe(200)
  expect((await step(id, 'release')).json().message).toBe('Vydání už vyšlo.')
  expect(await actions(id)).toEqual(['added', 'close', 'release'])
})
