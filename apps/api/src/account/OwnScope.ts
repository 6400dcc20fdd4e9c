import { offsetOf } from '../catalogue/ads/AdPaging.ts'
import type { Brand } from '../platform/brand/Brand.ts'
import { invalidCursor } from '../platform/errors/problems.ts'

/** Whose things are listed, on which site, and which page of them. */
export type OwnScope = Readonly<{ userId: number; brand: Brand; perPage: number; offset: number }>

type Request = Readonly<{
  user: { userId: number }
  caller: { brand: Brand }
  query: { page: number; perPage: number; after?: string | undefined }
}>

/**
 * The part of an own list a request asks for.
 * @throws Problem 400 for a cursor: these lists give none
 */
export const scopeOf = ({ user, caller, query }: Request): OwnScope => {
  if (query.after !== undefined) throw invalidCursor()

  return {
    userId: user.userId,
    brand: caller.brand,
    perPage: query.perPage,
    offset: offsetOf({ ...query, cursor: null }),
  }
}
