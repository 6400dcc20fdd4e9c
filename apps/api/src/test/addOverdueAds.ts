import type { Database } from '../platform/database/openDatabase.ts'
import { createWorld } from './createWorld.ts'

/** Adds ads that are published still, though their validity ended hours ago. */
export const addOverdueAds = async (database: Database, total: number): Promise<void> => {
  const { addSection, addPlace } = createWorld(database)
  const { id: sectionId } = await addSection({ slug: 'zpozdene' })
  await database.pool.query(
    `insert into ads (slug, dial_code, brand_code, section_id, locality_id, type, state, heading, content,
       price_type, price_amount, heading_words, all_words, published_at, valid_until)
     select 'prodam-vec-' || n, lpad(n::text, 6, '0'), 'general', $2, $3, 'offer', 'published',
       'Prodám věc ' || n, 'Popis.', 'czk', 100000, 'vec', 'popis vec', now() - interval '15 days',
       now() - interval '3 hours' + n * interval '1 millisecond'
     from generate_series(0, $1 - 1) n`,
    [total, sectionId, await addPlace()],
  )
}
