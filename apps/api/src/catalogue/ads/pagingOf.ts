import { tooFar } from '../../platform/errors/problems.ts'
import type { AdOrder } from './AdOrder.ts'
import { type AdPaging, FURTHEST, offsetOf } from './AdPaging.ts'
import { requireCursor } from './Cursor.ts'

type Asked = Readonly<{ page: number; perPage: number; after?: string | undefined }>

/** @throws Problem 400 for a cursor that is none, or a page too far */
export const pagingOf = (query: Asked, order: AdOrder): AdPaging => {
  const paging = { ...query, cursor: requireCursor(query.after, order) }
  if (offsetOf(paging) >= FURTHEST) throw tooFar()

  return paging
}
