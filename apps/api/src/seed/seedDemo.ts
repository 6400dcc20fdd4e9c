import { generateAds } from '@inzrt/fixtures/catalogue/generateAds'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { setIndexed } from '../catalogue/search/indexAds.ts'
import { refreshVocabulary } from '../catalogue/search/refreshVocabulary.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import type { Demo } from './Demo.ts'
import { drawPictures } from './drawPictures.ts'
import { printPastEditions } from './printPastEditions.ts'
import { seedAds } from './seedAds.ts'
import { seedBanners } from './seedBanners.ts'
import { seedEditions } from './seedEditions.ts'
import { seedLocalities } from './seedLocalities.ts'
import { seedRatings } from './seedRatings.ts'
import { seedSections } from './seedSections.ts'
import { seedSellerPages } from './seedSellerPages.ts'
import { seedUsers } from './seedUsers.ts'

const BATCH = 1_000
const REPORT_EVERY = 50_000

type Report = (line: string) => void

const seedAllAds = async ({ pool }: Database, demo: Demo, report: Report): Promise<void> => {
  let done = 0
  for (const batch of batches(generateAds(demo), BATCH)) {
    await seedAds(pool, batch, demo)
    done += batch.length
    if (done % REPORT_EVERY === 0) report(`${done} ads`)
  }
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Past editions appear with what they printed: one without it would be closed by the first worker that sees it. */
const seedPaper = async (pool: Pool, demo: Demo): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await seedEditions(client, demo)
    await printPastEditions(drizzle(client), demo)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Fills an empty database and the pictures' folder with the demo of both sites. */
export const seedDemo = async (
  database: Database,
  imagesDir: string,
  demo: Demo,
  report: Report,
): Promise<void> => {
  const { pool } = database
  report('seeding sections, places, accounts, editions and banners')
  await seedSections(pool)
  await seedLocalities(pool)
  await seedUsers(pool, demo)
  await seedSellerPages(pool, demo)
  await seedRatings(pool, demo)
  await seedBanners(pool)
  report(`seeding ${demo.count} ads`)
  await seedAllAds(database, demo, report)
  await seedPaper(pool, demo)
  await setIndexed(database)
  await refreshVocabulary(database)
  await pool.query('vacuum analyze')
  report('drawing pictures')
  report(`${await drawPictures(pool, imagesDir)} pictures drawn`)
}
