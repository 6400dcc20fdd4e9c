import { adSlug } from '@inzrt/domain/slug'
import type { AdFixture } from '@inzrt/fixtures/catalogue/AdFixture'
import { localities } from '@inzrt/fixtures/localities/localities'
import { leafSections, sections } from '@inzrt/fixtures/sections/sections'
import type { Database } from '../database/openDatabase.ts'
import { refreshVocabulary } from '../search/refreshVocabulary.ts'
import type { Settings } from '../settings/readSettings.ts'
import { continueIds } from './insertRows.ts'
import { seedAds } from './seedAds.ts'
import { seedLocalities } from './seedLocalities.ts'
import { seedSections } from './seedSections.ts'

const draft = (id: number): AdFixture => {
  const section = leafSections[id % leafSections.length]!
  const type = (['offer', 'inquiry', 'exchange'] as const)[id % 3]!
  const heading = `${{ offer: 'Prodám', inquiry: 'Koupím', exchange: 'Vyměním' }[type]} ${section.name.toLowerCase()} číslo ${id}`
  const createdAt = new Date(Date.now() - id * 600_000)
  return {
    id,
    slug: adSlug(heading, id),
    dialCode: String(100_000 + id),
    brand: section.brand,
    sectionId: section.id,
    sectionSlug: section.slug,
    sellerKind: 'private',
    userId: null,
    type,
    state: 'published',
    closedReason: null,
    heading,
    content: 'Zachovalé, málo používané. Cena k jednání, osobní odběr.',
    price:
      id % 4
        ? { type: 'czk', amount: 50_000 + (id % 97) * 10_000 }
        : { type: 'agreement', amount: null },
    localityId: localities[id % localities.length]!.id,
    contact: {
      firstName: 'Jana',
      lastName: 'Nová',
      nickname: 'jana_k',
      phone: '+420777123456',
      email: 'jana@example.cz',
      show: { name: true, surname: false, phone: true, email: false },
    },
    images: [],
    promos: [],
    createdAt,
    publishedAt: createdAt,
    validUntil: new Date(Date.now() + 4e9),
  }
}

/** Fills an empty database with the demo. */
export const seedWhenEmpty = async (
  database: Database,
  { seedAds: adsCount }: Settings,
  say: (line: string) => void,
): Promise<void> => {
  const { rows } = await database.pool.query('select 1 from sections limit 1')
  if (rows.length > 0 || adsCount === 0) return
  const { pool } = database
  await seedSections(pool)
  await seedLocalities(pool)
  const names = new Map(sections.map(({ id, name }) => [id, name]))
  const ids = { next: 1 }
  for (let from = 1; from <= adsCount; from += 1000)
    await seedAds(
      pool,
      Array.from({ length: Math.min(1000, adsCount - from + 1) }, (_, at) => draft(from + at)),
      names,
      ids,
    )
  for (const table of ['ads', 'ad_images']) await continueIds(pool, table)
  await refreshVocabulary(database)
  await pool.query('analyze')
  say('demo data are ready')
}
