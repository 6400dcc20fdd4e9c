import { generateSellerPages } from '@inzrt/fixtures/catalogue/generateSellerPages'
import type { Pool } from 'pg'
import type { Demo } from './Demo.ts'
import { insertRows } from './insertRows.ts'

/** What the demo's firms say of themselves. */
export const seedSellerPages = async (pool: Pool, { seed, now }: Demo): Promise<void> => {
  const rows = generateSellerPages({ seed, now }).map(({ logo, ...page }) => ({
    user_id: page.userId,
    brand_code: page.brand,
    about: page.about,
    web: page.web,
    hours: page.hours,
    updated_at: page.updatedAt,
    logo_path: logo.path,
    logo_width: logo.width,
    logo_height: logo.height,
  }))
  await insertRows(pool, 'seller_pages', rows)
}
