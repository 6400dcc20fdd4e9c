import { ID_MAX } from '@inzrt/domain/slug'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { DateTimeSchema, IdSchema, SlugSchema } from '../wire/scalar.ts'

/** So many numbers of ads share a file, whether or not an ad is behind each: a file fits into a page the bff caches. */
export const SITEMAP_FILE_IDS = 10_000

/** The file of the largest number there is. */
export const SITEMAP_LAST_FILE = 1 + Math.floor(ID_MAX / SITEMAP_FILE_IDS)

/** A sitemap's index may name so many files. */
export const SITEMAP_FILES_MAX = 50_000

export const SitemapEntrySchema = z.object({ slug: SlugSchema, createdAt: DateTimeSchema })
export type SitemapEntry = z.infer<typeof SitemapEntrySchema>

/** For a shell alone, as the address says: the bff hands on what is below /api. Numbers of the sitemap's files that hold ads of this site, the newest first. */
export const listSitemapFilesCall = {
  method: 'GET',
  path: '/sitemap-files',
  audience: 'anyone',
  responses: { 200: listOf(IdSchema), ...problems() },
} satisfies Call

/** For a shell alone. Nicknames of companies with published ads on this site, the newest first; no more than a file holds. */
export const listSitemapCompaniesCall = {
  method: 'GET',
  path: '/sitemap-companies',
  audience: 'anyone',
  responses: { 200: listOf(z.string()), ...problems() },
} satisfies Call

/** Ads of one file of the sitemap; 404 for one that holds none. */
export const readSitemapFileCall = {
  method: 'GET',
  path: '/sitemap-files/{file}',
  audience: 'anyone',
  params: z.object({ file: queryInt(1, SITEMAP_LAST_FILE) }),
  responses: { 200: listOf(SitemapEntrySchema), ...problems() },
} satisfies Call
