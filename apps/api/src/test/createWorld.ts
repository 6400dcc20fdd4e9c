import type { Position } from '@inzrt/domain/locality'
import { adSlug } from '@inzrt/domain/slug'
import { eq } from 'drizzle-orm'
import { type Place, toLocalityRow } from '../catalogue/localities/toLocalityRow.ts'
import { toWordVectors } from '../catalogue/search/toWordVectors.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { adImages } from '../platform/database/schema/adImages.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { localities } from '../platform/database/schema/localities.ts'
import { municipalities } from '../platform/database/schema/municipalities.ts'
import { sections } from '../platform/database/schema/sections.ts'

type NewSection = Partial<typeof sections.$inferInsert>
type NewAd = Partial<typeof ads.$inferInsert> & { images?: readonly string[] }
type Section = typeof sections.$inferSelect

const BRNO = {
  psc: '60200',
  regionName: 'Jihomoravský',
  districtName: 'Brno-město',
  municipalityName: 'Brno',
  municipalityPartName: 'Staré Brno',
  cityDistrictName: 'Brno-střed',
}

/** Puts sections, places and ads into a database; what a test does not care about is made up. */
export const createWorld = ({ db }: Database) => {
  let last = 0
  const next = (): number => ++last

  const addPlace = async (place: Partial<Place> = {}): Promise<number> => {
    const row = toLocalityRow({ ...BRNO, ...place })
    const [added] = await db
      .insert(localities)
      .values({
        psc: row.psc,
        regionName: row.region_name,
        districtName: row.district_name,
        cityDistrictName: row.city_district_name,
        municipalityName: row.municipality_name,
        municipalityPartName: row.municipality_part_name,
        municipalityFolded: row.municipality_folded,
        words: row.words,
      })
      .returning()

    return added?.id ?? 0
  }

  const addPosition = async (
    districtName: string,
    municipalityName: string,
    position: Position,
  ): Promise<void> => {
    await db.insert(municipalities).values({ districtName, municipalityName, ...position })
  }

  let brno: Promise<number> | null = null
  const inBrno = (): Promise<number> => {
    brno ??= addPlace()
    return brno
  }

  const addSection = async (section: NewSection = {}): Promise<Section> => {
    const n = next()
    const values = {
      brandCode: 'general',
      slug: `rubrika-${n}`,
      name: `Rubrika ${n}`,
      level: 1,
    } as const
    const [added] = await db
      .insert(sections)
      .values({ ...values, position: n, ...section })
      .returning()
    if (!added) throw new Error('The section was not added.')

    return added
  }

  const addAd = async (section: Section, { images = [], ...ad }: NewAd = {}) => {
    const n = next()
    const heading = ad.heading ?? `Prodám věc ${n}`
    const content = ad.content ?? 'Popis.'
    const priceType = ad.priceType ?? 'czk'
    const [added] = await db
      .insert(ads)
      .values({
        slug: '',
        dialCode: String(700_000 + n),
        brandCode: section.brandCode,
        sectionId: section.id,
        localityId: ad.localityId ?? (await inBrno()),
        type: 'offer',
        state: 'published',
        heading,
        content,
        priceType,
        priceAmount: priceType === 'czk' || priceType === 'EUR' ? 100_000 : null,
        mainImagePath: images[0] ?? null,
        imagesCount: images.length,
        ...toWordVectors({ heading, content }),
        emailVerifiedAt: ad.email ? new Date() : null,
        phoneVerifiedAt: ad.showPhone ? new Date() : null,
        ...ad,
      })
      .returning()
    if (!added) throw new Error('The ad was not added.')
    const slug = adSlug(heading, added.id)
    await db.update(ads).set({ slug }).where(eq(ads.id, added.id))
    for (const [position, path] of images.entries())
      await db.insert(adImages).values({ adId: added.id, position, path, width: 800, height: 600 })

    return { ...added, slug }
  }

  return { addPlace, addPosition, addSection, addAd }
}
