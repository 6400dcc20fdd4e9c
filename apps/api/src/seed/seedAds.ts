import type { AdFixture } from '@inzrt/fixtures/catalogue/AdFixture'
import type { Pool } from 'pg'
import { toWordVector } from '../search/toWordVector.ts'
import { insertRows } from './insertRows.ts'

const runUntil = (ad: AdFixture, code: 'highlighting' | 'topping'): Date | null =>
  ad.promos.find((promo) => promo.code === code)?.endsAt ?? null

const words = ({ heading, content }: AdFixture, section: string) => ({
  heading_words: toWordVector({ heading, section }),
  all_words: toWordVector({ heading, section, content }),
})

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
  sort_at: ad.publishedAt ?? ad.createdAt,
  valid_until: ad.validUntil,
  email_verified_at: ad.contact.email ? ad.createdAt : null,
  phone_verified_at: ad.contact.show.phone || ad.source === 'sms' ? ad.createdAt : null,
  highlighted_until: runUntil(ad, 'highlighting'),
  topped_until: runUntil(ad, 'topping'),
})

const toRow = (ad: AdFixture, sectionName: string, firstImageId: number) => ({
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
  ...contact(ad),
  main_image_id: ad.images.length > 0 ? firstImageId : null,
  main_image_path: ad.images[0]?.path ?? null,
  images_count: ad.images.length,
  ...words(ad, sectionName),
  ...times(ad),
  version: 1,
})

/** Gives out the ids of pictures over all batches of a seed. */
export type ImageIds = { next: number }

const imageRows = (ad: AdFixture, ids: ImageIds) =>
  ad.images.map((image, position) => ({
    id: ids.next++,
    ad_id: ad.id,
    position,
    path: image.path,
    width: image.width,
    height: image.height,
    created_at: ad.createdAt,
  }))

const PROMO_IDS = { highlighting: 1, topping: 2 } as const

const promoRows = (ad: AdFixture) =>
  ad.promos.map((promo) => ({
    ad_id: ad.id,
    promo_id: PROMO_IDS[promo.code],
    starts_at: promo.startsAt,
    ends_at: promo.endsAt,
    state: promo.endsAt > new Date() ? 'active' : 'ended',
  }))

/** Keeps a batch of the catalogue's ads with their pictures and promotions. */
export const seedAds = async (
  pool: Pool,
  ads: readonly AdFixture[],
  sectionNames: ReadonlyMap<number, string>,
  ids: ImageIds,
): Promise<void> => {
  const rows = ads.map((ad) => {
    const firstImageId = ids.next
    const images = imageRows(ad, ids)

    return { ad: toRow(ad, sectionNames.get(ad.sectionId) ?? '', firstImageId), images }
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
  await insertRows(pool, 'ad_promos', ads.flatMap(promoRows))
}
