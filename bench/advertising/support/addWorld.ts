import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'

const SLUG = 'lavice'

/** A section and a place, once, and an ad that fits them. */
export const addWorld = async ({ pool }: Database) => {
  await pool.query(
    `insert into sections (brand_code, slug, name, level, position, valid_weeks)
     select 'general', $1, 'Lavice', 1, 1, 8
     where not exists (select from sections where slug = $1)`,
    [SLUG],
  )
  await pool.query(
    `insert into localities (psc, region_name, district_name, city_district_name,
       municipality_name, municipality_part_name, municipality_folded, words)
     select '60200', 'Jihomoravský', 'Brno-město', '', 'Brno', 'Staré Brno', 'brno', ''
     where not exists (select from localities)`,
  )
  const { rows } = await pool.query<{ id: number }>('select id from localities limit 1')

  return {
    payment_method: 'free',
    type: 'offer',
    sectionSlug: SLUG,
    heading: 'Prodám dětské kolo',
    content: 'Zachovalé, 20 palců, nové pláště.',
    price_type: 'czk',
    price_value: 150_000,
    pscId: rows[0]?.id,
    firstName: 'Jana',
    nickname: 'jana_k',
    showName: true,
    showSurname: false,
    showPhone: false,
    showEmail: true,
    promos: [],
    images: [] as object[],
    addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z' },
  }
}
