import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { createSitemapRepository } from './sitemap.repository.ts'

const { database, get } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const NOW = new Date('2026-05-04T08:00:00Z')
const ENDED = new Date(NOW.getTime() - 1)
const sitemap = createSitemapRepository(database, () => NOW, { idsPerFile: 3 })

/** An ad whose number is this one. */
const addAt = async (id: number, changes: Parameters<typeof addAd>[1] = {}) => {
  const { id: given } = await addAd(section, changes)
  await database.db.execute(
    sql`update ${ads} set id = ${id}, slug = ${`inzerat-${id}`} where id = ${given}`,
  )
}

for (const id of [900, 901, 902, 903, 912, 2_147_483_647]) await addAt(id)
await addAt(906, { state: 'expired' })
await addAt(913, { validUntil: ENDED })

test('P059 each file of the sitemap holds the ads of a range of numbers, and none is empty', async () => {
  const files = await sitemap.files('general')
  const held = await Promise.all(files.map((file) => sitemap.entries('general', file)))

  expect(held.map((entries) => entries.map(({ slug }) => slug))).toEqual([
    ['inzerat-2147483647'],
    ['inzerat-912'],
    ['inzerat-903'],
    ['inzerat-900', 'inzerat-901', 'inzerat-902'],
  ])
})

test('P059 the other site’s files hold nothing of this one', async () => {
  const [file] = (await get('/sitemap-files')).data

  expect(await get('/sitemap-files', 'adult')).toEqual({ data: [] })
  expect((await get(`/sitemap-files/${file}`)).data).toHaveLength(1)
  await expect(get(`/sitemap-files/${file}`, 'adult')).rejects.toThrow(/^404 /)
})

const addCompany = async (nickname: string, changes: Partial<typeof users.$inferInsert> = {}) => {
  const [user] = await database.db
    .insert(users)
    .values({
      nickname,
      nicknameFolded: nickname.toLowerCase(),
      nicknameSkeleton: nickname,
      kind: 'business',
      companyName: nickname,
      companyId: '27082440',
      emailVerifiedAt: NOW,
      email: `${nickname}@posta.example`,
      emailFolded: `${nickname}@posta.example`,
      ...changes,
    })
    .returning()

  return { userId: user?.id ?? 0, nickname }
}

test('V023 P059 companies with published ads are told of, on the site of their ads alone', async () => {
  const pink = await addSection({ slug: 'masaze', brandCode: 'adult' })
  const kola = await addCompany('Kola')
  await addAd(section, kola)
  await addAd(section, kola)
  await addAd(pink, await addCompany('salon'))
  await addAd(section, { ...(await addCompany('ukoncena')), state: 'expired' })
  await addAd(section, { ...(await addCompany('prosla')), validUntil: ENDED })
  await addAd(section, await addCompany('blokovana', { blockedAt: NOW }))
  await addAd(section, await addCompany('neoverena', { emailVerifiedAt: null }))
  await addAd(section, await addCompany('jana', { kind: 'private', companyId: null }))
  await addCompany('prazdna')

  expect(await sitemap.companies('general')).toEqual(['kola'])
  expect(await sitemap.companies('adult')).toEqual(['salon'])
  expect(Object.keys(await get('/sitemap-companies'))).toEqual(['data'])
})
