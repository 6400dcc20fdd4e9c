import { PAGE_MAX, type Pagination } from '@inzrt/contracts/wire/pagination'
import { PER_PAGE } from '@inzrt/rules/limits'
import type { Cursor } from './Cursor.ts'

/** Which part of a list is asked for: a page, or what follows a cursor. */
export type AdPaging = Readonly<{ page: number; perPage: number; cursor: Cursor | null }>

/** All ads before a page are read to find it: what lies further than this is reached by `after` alone. */
export const FURTHEST = PAGE_MAX * PER_PAGE

export const offsetOf = ({ page, perPage, cursor }: AdPaging): number =>
  cursor ? 0 : (page - 1) * perPage

const withPage = (url: string, page: number): string => {
  const { pathname, searchParams } = new URL(url, 'http://api.invalid')
  searchParams.set('page', String(page))

  return `${pathname}?${searchParams}`
}

type Shown = { total: number; count: number; after: string | null; url: string }

/** Pagination of an answer. Links repeat the request with another page. */
export const toPagination = (paging: AdPaging, { total, count, after, url }: Shown): Pagination => {
  const { page, perPage } = paging
  const pages = Math.ceil(total / perPage)

  return {
    total,
    count,
    per_page: perPage,
    current_page: page,
    total_pages: pages,
    links: {
      ...(page > 1 && { previous: withPage(url, page - 1) }),
      ...(page < Math.min(pages, Math.floor(FURTHEST / perPage)) && {
        next: withPage(url, page + 1),
      }),
    },
    after,
  }
}
