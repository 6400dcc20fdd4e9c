import type { AdFixture } from '@inzrt/fixtures/catalogue/AdFixture'
import { generateAdDays } from '@inzrt/fixtures/catalogue/generateAdDays'
import { sections } from '@inzrt/fixtures/sections/sections'
import type { Pool } from 'pg'
import { adWords } from '../catalogue/search/adWords.ts'
import type { Demo } from './Demo.ts'
import { insertRows } from './insertRows.ts'

const setOf = new Map(sections.map(({ id, attributeSet }) => [id, attributeSet]))

const runUntil = (ad: AdFixture, code: 'highlighting' | 'topping'): Date | null =>
  ad.promos.find((promo) => promo.code === code)?.endsAt ?? null

const words = (ad: AdFixture) => {
  const { headingWords, allWords } = adWords({
    ...ad,
    attributeSet: setOf.get(ad.sectionId) ?? null,
  })

  return { heading_words: headingWords, all_words: allWords }
}

const contact = ({ contact: { show, ...contact } }: AdFixture) => ({
  first_name: contact.firstName,
  last_name: contact.lastName,
  nickname: contact.nickname,
  phone_e164: contact.phone,
  email: contact.email,
  show_name: show.name,
  show_surname: show.surname,
  show_phone: show.phone,
  show_email: show.email,
})

const times = (ad: AdFixture) => ({
  created_at: ad.createdAt,
  updated_at: ad.createdAt,
  published_at: ad.publishedAt,
  confirmed_at: ad.confirmedAt,
  sort_at: ad.publishedAt ?? ad.createdAt,
  valid_until: ad.validUntil,
  email_verified_at: ad.contact.email ? ad.createdAt : null,
  phone_verified_at: ad.contact.show.phone || ad.source === 'sms' ? ad.createdAt : null,
  highlighted_until: runUntil(ad, 'highlighting'),
  topped_until: runUntil(ad, 'topping'),
})

const toRow = (ad: AdFixture, firstImageId: number | null) => ({
  id: ad.id,
  slug: ad.slug,
  dial_code: ad.dialCode,
  brand_code: ad.brand,
  section_id: ad.sectionId,
  user_id: ad.userId,
  locality_id: ad.localityId,
  seller_kind: ad.sellerKind,
  source: ad.source,
  type: ad.type,
  state: ad.state,
  heading: ad.heading,
  content: ad.content,
  price_type: ad.price.type,
  price_amount: ad.price.amount,
  attributes: ad.attributes,
  ...contact(ad),
  main_image_id: firstImageId,
  main_image_path: ad.images[0]?.path ?? null,
  images_count: ad.images.length,
  ...words(ad),
  ...times(ad),
  version: 1,
})

const takeImageIds = async (pool: Pool, total: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('ad_images', 'id'))::integer as id
     from generate_series(1, $1)`,
    [total],
  )

  return rows.map(({ id }) => id)
}

const imageRows = (ad: AdFixture, ids: readonly number[]) =>
  ad.images.map((image, position) => ({
    id: ids[position] ?? 0,
    ad_id: ad.id,
    position,
    path: image.path,
    width: image.width,
    height: image.height,
    created_at: ad.createdAt,
  }))

const PROMO_IDS = { highlighting: 1, topping: 2 } as const

const promoRows = (ad: AdFixture, now: Date) =>
  ad.promos.map((promo) => ({
    ad_id: ad.id,
    promo_id: PROMO_IDS[promo.code],
    starts_at: promo.startsAt,
    ends_at: promo.endsAt,
    state: promo.endsAt > now ? 'active' : 'ended',
  }))

type DemoStart = Pick<Demo, 'seed' | 'now'>

const dayRows = (ad: AdFixture, demo: DemoStart) =>
  generateAdDays(ad, demo).map(({ adId, ...day }) => ({ ad_id: adId, ...day }))

/** Keeps a batch of the catalogue's ads with their pictures, promotions and days. */
export const seedAds = async (
  pool: Pool,
  ads: readonly AdFixture[],
  demo: DemoStart,
): Promise<void> => {
  const total = ads.reduce((sum, { images }) => sum + images.length, 0)
  const ids = await takeImageIds(pool, total)
  const rows = ads.map((ad) => {
    const images = imageRows(ad, ids.splice(0, ad.images.length))

    return { ad: toRow(ad, images[0]?.id ?? null), images }
  })
  await insertRows(
    pool,
    'ads',
    rows.map(({ ad }) => ad),
  )
  await insertRows(
    pool,
    'ad_images',
    rows.flatMap(({ images }) => images),
  )
  await insertRows(
    pool,
    'ad_promos',
    ads.flatMap((ad) => promoRows(ad, demo.now)),
  )
  await insertRows(
    pool,
    'ad_stats',
    ads.flatMap((ad) => dayRows(ad, demo)),
  )
}
