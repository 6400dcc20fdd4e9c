export { AD_TYPES, type AdType, adTypeLabel } from './listing/adTypes.ts'
export { allowedTypes, type TypePermissions } from './listing/allowedTypes.ts'
export { type BannerSlot, bannerSlot } from './listing/bannerSlot.ts'
export {
  type FilterItem,
  type FilterState,
  initialFilter,
  isFilterChanged,
  resetFilter,
} from './listing/FilterState.ts'
export { isPaidFor, type TypePayments } from './listing/isPaidFor.ts'
export {
  emptyList,
  finishFetch,
  flagReload,
  type ListInfo,
  type ListPagination,
  startFetch,
} from './listing/ListInfo.ts'
export {
  type AdItem,
  type BannerItem,
  type ListingItem,
  mergeBanners,
} from './listing/mergeBanners.ts'
export { pageWindow } from './listing/pageWindow.ts'
export { SORT_KEYS, type SortKey, sortLabel } from './listing/sortKeys.ts'
