import { generateRatings } from '@inzrt/fixtures/catalogue/generateRatings'
import type { Pool } from 'pg'
import type { Demo } from './Demo.ts'
import { insertRows } from './insertRows.ts'

/** What the demo's people said of each other after deals whose conversations are long gone. */
export const seedRatings = async (pool: Pool, { seed, now }: Demo): Promise<void> => {
  const rows = generateRatings({ seed, now }).map((rating) => ({
    brand_code: 'general',
    side: rating.side,
    author_id: rating.authorId,
    rated_id: rating.ratedId,
    stars: rating.stars,
    text: rating.text,
    answer: rating.answer,
    created_at: rating.createdAt,
    shown_from: rating.createdAt,
  }))
  await insertRows(pool, 'ratings', rows)
}
