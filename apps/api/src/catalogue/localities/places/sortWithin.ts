import type { SortKey } from '@inzrt/rules/listing'
import type { Area } from './Area.ts'

/** Without a place nothing is near: the order by distance is then the usual one. */
export const sortWithin = (area: Area | null, sort: SortKey): SortKey =>
  sort === 'distance' && !area ? 'default' : sort
