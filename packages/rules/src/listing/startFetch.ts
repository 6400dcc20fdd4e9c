import { emptyList, type ListInfo } from './ListInfo.ts'

/**
 * A fetch begins: the old items go, its parameters are remembered.
 * @example startFetch({ slug: 'kola' }).loaded // false
 */
export const startFetch = <Item, Params>(params: Params): ListInfo<Item, Params> => ({
  ...emptyList,
  params,
})
