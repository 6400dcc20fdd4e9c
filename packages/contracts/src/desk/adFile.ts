import { LINE_AD_CHARS } from '@inzrt/domain/print'
import * as z from 'zod/mini'
import { AdStateSchema } from '../ads/advertisement.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, graphemesUpTo, IdSchema, SlugSchema } from '../wire/scalar.ts'
import { AdIdParamsSchema, JudgedPageSchema } from './companyPage.ts'
import { DecisionSchema } from './decision.ts'
import { BrandSchema, ModeratedAdSchema } from './moderatedAd.ts'

/** A step of an ad's life. */
export const LogEntrySchema = z.object({
  at: DateTimeSchema,
  what: z.string(),
  who: z.string(),
  detail: z.nullable(z.string()),
})
export type LogEntry = z.infer<typeof LogEntrySchema>

export const TwinSchema = z.object({
  id: IdSchema,
  slug: SlugSchema,
  heading: z.string(),
  content: z.string(),
  brand: BrandSchema,
  state: AdStateSchema,
  /** The same words, phone and price, or the same picture. */
  sameness: z.enum(['text', 'picture']),
  isSameSeller: z.boolean(),
  createdAt: DateTimeSchema,
})
export type Twin = z.infer<typeof TwinSchema>

/** How the next edition prints an ad, and in whose words. */
export const PrintedWordsSchema = z.object({
  line: z.string(),
  /** A publisher's; null: the rules shorten heading and text. */
  wording: z.nullable(z.string()),
  /** Whether who asks may word it. */
  canWord: z.boolean(),
})

export type PrintedWords = z.infer<typeof PrintedWordsSchema>

export const AdFileSchema = z.object({
  data: z.object({
    ad: ModeratedAdSchema,
    /** null: of a site without a newspaper. */
    printed: z.nullable(PrintedWordsSchema),
    history: z.array(LogEntrySchema),
    decisions: z.array(DecisionSchema),
    twins: z.array(TwinSchema),
    /** null: its advertiser is no company, or says nothing of itself. */
    companyPage: z.nullable(JudgedPageSchema),
  }),
})
export type AdFile = z.infer<typeof AdFileSchema>

/** An ad with its history, those like it, and what its company says of itself. */
export const readAdFileCall = {
  method: 'GET',
  path: '/api/admin/inzrts/{adId}',
  audience: 'moderator',
  params: AdIdParamsSchema,
  responses: { 200: AdFileSchema, ...problems(401, 403, 404) },
} satisfies Call

/** Words an ad for the paper, or leaves it to the rules again; a change of the ad's own text ends it. */
export const setPrintWordingCall = {
  method: 'PUT',
  path: '/api/admin/inzrts/{adId}/wording',
  audience: 'admin',
  params: AdIdParamsSchema,
  /** The version that was read. */
  body: z.object({ version: IdSchema, wording: z.nullable(graphemesUpTo(LINE_AD_CHARS)) }),
  responses: { 200: itemOf(PrintedWordsSchema), ...problems(401, 403, 404, 409, 422) },
} satisfies Call

export const HiddenContactsSchema = z.object({
  data: z.object({
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
})

/** Contacts the public does not see. That somebody looked is written down. */
export const readContactsCall = {
  method: 'POST',
  path: '/api/admin/inzrts/{adId}/contacts',
  audience: 'moderator',
  params: AdIdParamsSchema,
  responses: { 200: HiddenContactsSchema, ...problems(401, 403, 404) },
} satisfies Call
