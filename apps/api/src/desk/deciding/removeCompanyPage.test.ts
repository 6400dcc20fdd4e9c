import { access } from 'node:fs/promises'
import { NO_HOURS } from '@inzrt/domain/hours'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../platform/database/schema/auditLog.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createCompanies } from '../../test/createCompanies.ts'

const companies = await createCompanies()
const { addCompany, addSection, addAd, save, read, register, profileOf, uploadLogo } = companies
const { database, imagesDir, call, letters } = companies
const { db } = database
const section = await addSection({ slug: 'kola', name: 'Kola' })
const pinkSection = await addSection({ slug: 'seznamka', brandCode: 'adult' })

const PAGE = { about: 'Jediný výrobce kol v zemi.', web: 'www.kolarna.example', hours: NO_HOURS }
const REASONS = { ground: 'misleading', facts: 'Kola jen prodáváte, nevyrábíte je.' }

const setScope = (nickname: string, scope: 'moderator' | 'user') =>
  db.update(users).set({ scope }).where(eq(users.nickname, nickname))
const hire = async () => {
  const person = await register()
  await setScope(person.nickname, 'moderator')

  return person
}
const moderator = await hire()

/** A company with an ad and a page on the general site. */
const addSeller = async () => {
  const company = await addCompany()
  const ad = await addAd(section, { userId: company.id, nickname: company.nickname })
  await save(company.token, { ...PAGE, logo: await uploadLogo() })

  return { ...company, adId: ad.id }
}
const fileOf = async (adId: number, { token } = moderator) =>
  (await call('GET', `/api/admin/inzrts/${adId}`, undefined, { token })).json().data
const remove = async (adId: number, changes: object = {}, { token } = moderator) => {
  const { companyPage } = await fileOf(adId)
  const body = { savedAt: companyPage?.savedAt ?? '2026-01-01T00:00:00.000Z', ...REASONS }
  const path = `/api/admin/inzrts/${adId}/company-page/removal`

  return call('POST', path, { ...body, ...changes }, { token })
}
const aboutOf = async (nickname: string, brand: 'general' | 'adult' = 'general') =>
  (await profileOf(nickname, '', brand)).json().data.about

test('V023 a company page is taken away alone, with a reason told, logged and counted', async () => {
  const { nickname, email, token, id, adId } = await addSeller()
  const counted = async () =>
    (await call('GET', '/api/front/transparency')).json().data.pages.removed
  const before = await counted()
  const logo = (await profileOf(nickname)).json().data.logo.path
  expect((await fileOf(adId)).companyPage).toMatchObject({
    about: PAGE.about,
    web: 'https://www.kolarna.example/',
    logo: expect.stringMatching(/^\/sealed-/),
  })
  const answer = await remove(adId)

  expect([answer.statusCode, answer.headers['x-inzrt-outdated']]).toEqual([200, 'uzivatel'])
  const { data } = (await profileOf(nickname)).json()
  for (const name of ['about', 'web', 'logo']) expect(data).not.toHaveProperty(name)
  expect(data.advertisements.data).toHaveLength(1)
  await expect(access(imagesDir + logo)).rejects.toThrow()
  expect((await fileOf(adId)).companyPage).toBeNull()
  expect((await letters(email))[0]).toMatchObject({
    template: 'companyPageRemoved',
    payload: { ...REASONS, nickname, about: PAGE.about },
  })
  const told = (await call('GET', '/api/front/me/notifications', undefined, { token })).json()
  expect(told.data[0]).toMatchObject({ path: '/muj-ucet?tab=nastaveni#stranka-firmy' })
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'page'), eq(auditLog.entityId, id)))
  expect(entry).toMatchObject({ action: 'removed', detail: { ...REASONS, adId, brand: 'general' } })
  expect(await counted()).toBe(before + 1)
})

test('V023 removing one company page leaves that of the other site, and allows a new one', async () => {
  const { nickname, token, id, adId } = await addSeller()
  await addAd(pinkSection, { userId: id, nickname })
  await save(token, { ...PAGE, about: 'Salon.' }, 'adult')
  await remove(adId)

  expect(await aboutOf(nickname, 'adult')).toBe('Salon.')
  expect((await read(token)).json().data).toMatchObject({ about: '', logo: null })
  await save(token, { ...PAGE, about: 'Prodáváme kola.' })
  expect(await aboutOf(nickname)).toBe('Prodáváme kola.')
})

test.each([
  ['no reason', { ground: 'misleading', facts: ' ' }, 422],
  ['a ground nobody knows', { ground: 'nevkus' }, 422],
  ['a page saved since it was read', { savedAt: '2026-01-01T00:00:00.000Z' }, 409],
])('V023 nothing is taken away for %s', async (_, changes, status) => {
  const { nickname, adId } = await addSeller()
  const answer = await remove(adId, changes)

  expect(answer.statusCode).toBe(status)
  expect(await aboutOf(nickname)).toBe(PAGE.about)
})

test('V023 nobody takes a page away twice, nor their own, nor without being a moderator', async () => {
  const { token, nickname, adId } = await addSeller()
  expect((await remove(adId, {}, { ...moderator, token })).statusCode).toBe(403)
  await setScope(nickname, 'moderator')
  expect((await remove(adId, {}, { ...moderator, token })).json().message).toContain(
    'vlastní firmy',
  )
  await setScope(nickname, 'user')
  const both = await Promise.all([remove(adId), remove(adId)])

  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  const guests = await addAd(section)
  expect((await fileOf(guests.id)).companyPage).toBeNull()
  expect((await remove(guests.id)).statusCode).toBe(404)
})
