import { maxLength } from '@inzrt/rules/lengths'
import { PER_PAGE } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { queryInt } from './query.ts'
import { CountSchema } from './scalar.ts'

/** Most items one answer holds: ten pages, since the sites page cumulatively. Beyond it, `after`. */
export const PER_PAGE_MAX = PER_PAGE * 10

/** Highest page number a call accepts: everything before a page is read too. What lies further is behind `after`. */
export const PAGE_MAX = 100

/** Paging part of every list query. `after` is the opaque cursor of the previous answer. */
export const pagingQuery = {
  page: z._default(queryInt(1, PAGE_MAX), 1),
  perPage: z._default(queryInt(1, PER_PAGE_MAX), PER_PAGE),
  after: z.optional(z.string().check(maxLength(300), z.regex(/^[A-Za-z0-9_-]+$/, 'cursor'))),
}

/** Pagination as Fractal writes it, plus the cursor of what follows. */
export const PaginationSchema = z.object({
  total: CountSchema,
  count: CountSchema,
  per_page: CountSchema,
  current_page: CountSchema,
  total_pages: CountSchema,
  links: z.object({ previous: z.optional(z.string()), next: z.optional(z.string()) }),
  after: z.optional(z.nullable(z.string())),
})
export type Pagination = z.infer<typeof PaginationSchema>

/** Body of an answer that holds one item. */
export const itemOf = <Item extends z.core.$ZodType>(item: Item) => z.object({ data: item })

/** Body of an answer that holds a whole list. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item) })

/** Body of an answer that holds one page of a list. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), meta: z.object({ pagination: PaginationSchema }) })
