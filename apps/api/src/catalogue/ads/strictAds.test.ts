import { expect, test } from 'vitest'
import { createAccounts } from '../../test/createAccounts.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, ask } = await createAccounts()
const { addSection, addAd } = createWorld(database)
const strict = await addSection({ brandCode: 'adult', slug: 'prisna', requiresAgeProof: true })
const above = await addSection({ brandCode: 'adult', requiresAgeProof: true })
const below = await addSection({ brandCode: 'adult', parentId: above.id, level: 2 })
const open = await addSection({ brandCode: 'adult', slug: 'volna' })
const SECRET = 'To nejintimnější.'
const more = { content: SECRET, phone: '+420601000111', showPhone: true }
const ad = await addAd(strict, { ...more, images: ['/foto/prisna.jpg'] })
const deeper = await addAd(below, { ...more, images: ['/foto/hlubsi.jpg'] })
const other = await addAd(open, { ...more, images: ['/foto/volna.jpg'] })

const declared = visitorOf('adult')
const proved = { ...declared, 'x-inzrt-age': 'proved' }
const reveal = { method: 'POST' as const }

test.each([
  ['the page', (slug: string) => `/api/front/slug/${slug}`, {}],
  ['the ad', (slug: string) => `/api/front/inzrts/${slug}?include=images`, {}],
  ['the phone', (slug: string) => `/api/front/inzrts/${slug}/reveal`, reveal],
])(
  'N015 %s of an ad in or below a strict section opens by a proof, of others by a word',
  async (_, path, how) => {
    const status = async (slug: string, headers: Record<string, string>) =>
      (await ask(path(slug), { ...how, headers })).statusCode
    for (const { slug } of [ad, deeper]) {
      const refused = await ask(path(slug), { ...how, headers: declared })
      expect([refused.statusCode, refused.body.includes(SECRET)]).toEqual([403, false])
      expect(await status(slug, proved)).toBe(200)
    }
    expect(await status(other.slug, declared)).toBe(200)
  },
)

test('N015 a stranger who claims a proof has none', async () => {
  const { 'x-inzrt-key': _, ...claim } = proved as Record<string, string>
  const answer = await ask(`/api/front/inzrts/${ad.slug}`, { headers: claim })

  expect(answer.statusCode).toBe(404)
})

test('N015 lists name such an ad without its photo, and a page says what it needs', async () => {
  const list = await ask('/api/front/inzrts', { headers: proved })
  const photos = new Map<string, string | null>(
    list
      .json()
      .data.map((row: { slug: string; mainImageThumbPath: string | null }) => [
        ...[row.slug, row.mainImageThumbPath],
      ]),
  )
  const page = await ask(`/api/front/slug/${ad.slug}`, { headers: proved })

  const shown = [ad, deeper, other].map(({ slug }) => photos.get(slug))
  expect(shown).toEqual([null, null, '/foto/volna-thumb.jpg'])
  expect(list.body).not.toContain(SECRET)
  expect(page.json().data.needsAgeProof).toBe(true)
})
