import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { DAY_MS } from '@inzrt/domain/time'
import { sweepPictures } from '../../../apps/api/src/advertising/uploads/sweepPictures.ts'
import { sweepUploads } from '../../../apps/api/src/advertising/uploads/sweepUploads.ts'
import { createUploadsRepository } from '../../../apps/api/src/advertising/uploads/uploads.repository.ts'
import { createOriginals } from '../../../apps/api/src/catalogue/images/createOriginals.ts'
import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'
import { miscountedAds } from '../../support/miscountedAds.ts'
import type { Placed } from './createWriters.ts'
import type { Advertising } from './startAdvertising.ts'

const DAYS_MS = 3 * DAY_MS

const numberOf = async ({ pool }: Database, text: string, values: unknown[] = []) =>
  Number((await pool.query(text, values)).rows[0]?.number)

const HALVES = `
  select count(*) as number from ads where content like $1 and (
    main_image_id is null or images_count <> 1 or slug = '' or heading_words = ''
    or not exists (select from ad_images where ad_id = ads.id)
    or not exists (select from state_log where entity = 'ad' and entity_id = ads.id))`

const DOUBLED = `
  select coalesce(sum(n - 1), 0) as number from (
    select count(*) as n from ads where content like $1 group by content) texts`

/** Three days later: what no ad took, and what no row knows, is swept. */
const sweep = async (database: Database, imagesDir: string): Promise<void> => {
  const originals = createOriginals(imagesDir)
  const uploads = createUploadsRepository(database)
  const past = new Date(Date.now() - DAYS_MS)
  for await (const { path } of originals.list()) await utimes(imagesDir + path, past, past)
  const later = () => new Date(Date.now() + DAYS_MS)
  await sweepUploads(uploads, originals, later)
  await sweepPictures(uploads, originals, later)
}

/** What became of a run's ads and photos. */
export const checkKept = async (
  { settings: { imagesDir }, database: current }: Advertising,
  run: string,
  placed: readonly Placed[],
) => {
  const database = current()
  const ofRun = [`%${run}%`]
  const { rows } = await database.pool.query<{ slug: string; content: string }>(
    'select slug, content from ads where content like $1',
    ofRun,
  )
  const kept = new Map(rows.map(({ slug, content }) => [slug, content]))
  await sweep(database, imagesDir)
  const { rows: images } = await database.pool.query<{ path: string }>('select path from ad_images')
  const known = new Set(images.map(({ path }) => path))
  const orphans = []
  for await (const { path } of createOriginals(imagesDir).list())
    if (!known.has(path)) orphans.push(path)

  return {
    lost: placed.filter(({ slug, content }) => kept.get(slug) !== content).length,
    doubled: await numberOf(database, DOUBLED, ofRun),
    halves: await numberOf(database, HALVES, ofRun),
    missingFiles: [...known].filter((path) => !existsSync(imagesDir + path)).length,
    orphans: orphans.length,
    miscounted: await miscountedAds(database),
  }
}
