import { toPagination } from '../catalogue/ads/AdPaging.ts'

type Paged = Readonly<{ query: { page: number; perPage: number }; url: string }>

/** A page of an own list as the wire has it. */
export const toPage = <Item>({ query, url }: Paged, total: number, data: Item[]) => ({
  data,
  meta: {
    pagination: toPagination(
      { ...query, cursor: null },
      { total, count: data.length, after: null, url },
    ),
  },
})
