import {
  SITEMAP_FILE_IDS,
  SITEMAP_FILES_MAX,
  type SitemapEntry,
} from '@inzrt/contracts/browse/sitemap'
import { sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { ReadableDatabase } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { users } from '../../platform/database/schema/users.ts'
import { whereShown } from '../ads/isPublished.ts'
import { isPublic, shownThere } from '../advertisers/profileConditions.ts'

export type SitemapRepository = ReturnType<typeof createSitemapRepository>

const isOfSite = sql`brand_code = ${sql.placeholder('brand')} and state = 'published'`
const perFile = sql`${sql.placeholder('idsPerFile')}::integer`

/** Jumps from file to file by an index: files without ads, and the ads of each, cost nothing. */
const filesQuery = sql`
  with recursive files (file) as (
    (select id / ${perFile} + 1 from ${ads} where ${isOfSite} order by id desc limit 1)
    union all
    select (
      select id / ${perFile} + 1 from ${ads}
      where ${isOfSite} and id < (files.file - 1) * ${perFile}
      order by id desc limit 1
    ) from files where files.file > 1
  )
  select file from files where file is not null limit ${sql.raw(String(SITEMAP_FILES_MAX))}`

const entriesQuery = sql`
  select slug, created_at as "createdAt" from ${ads}
  where ${isOfSite} and ${whereShown(sql.placeholder('now'))}
    and id >= ${sql.placeholder('firstId')}::bigint and id < ${sql.placeholder('nextId')}::bigint
  order by id`

/** A company stands on a site by its ads alone: one that is known on the other site only is not told of. */
const companiesQuery = sql`
  select ${users.nicknameFolded} as nickname from ${users}
  where ${users.kind} = 'business' and ${users.companyId} is not null and ${isPublic}
    and exists (select from ${ads} where ${ads.userId} = ${users.id} and ${shownThere})
  order by ${users.id} desc limit ${sql.raw(String(SITEMAP_FILE_IDS))}`

/**
 * Files of the sitemap. Each holds the ads of a range of ids: it never changes its place, and however many ads there
 * are, one costs the same.
 */
export const createSitemapRepository = (
  { pool }: ReadableDatabase,
  clock: Clock,
  { idsPerFile }: Readonly<{ idsPerFile: number }>,
) => {
  const listFiles = prepare<{ file: number }>(pool, filesQuery)
  const readEntries = prepare<Omit<SitemapEntry, 'createdAt'> & { createdAt: Date }>(
    pool,
    entriesQuery,
  )

  const listCompanies = prepare<{ nickname: string }>(pool, companiesQuery)

  return {
    /** Nicknames of companies whose pages a site has. */
    companies: async (brand: Brand): Promise<string[]> =>
      (await listCompanies({ brand, now: clock() })).map(({ nickname }) => nickname),

    /** Numbers of the files that hold ads of a site, from 1 on, the newest first. */
    files: async (brand: Brand): Promise<number[]> =>
      (await listFiles({ brand, idsPerFile })).map(({ file }) => file),

    entries: async (brand: Brand, file: number): Promise<SitemapEntry[]> => {
      const range = { firstId: (file - 1) * idsPerFile, nextId: file * idsPerFile }
      const rows = await readEntries({ brand, now: clock(), ...range })

      return rows.map(({ slug, createdAt }) => ({ slug, createdAt: createdAt.toISOString() }))
    },
  }
}
