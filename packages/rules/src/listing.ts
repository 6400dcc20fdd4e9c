export { AD_TYPES, type AdType, adTypeLabel } from './listing/adTypes.ts'
export { allowedTypes, type TypePermissions } from './listing/allowedTypes.ts'
export { distanceStep } from './listing/distanceStep.ts'
export { type FilterItem, type FilterState, initialFilter } from './listing/FilterState.ts'
export { isFilterChanged } from './listing/isFilterChanged.ts'
export { isPaidFor, type TypePayments } from './listing/isPaidFor.ts'
export { isSearchable } from './listing/isSearchable.ts'
export { LIST_VIEWS, type ListView } from './listing/listViews.ts'
export {
  type AdItem,
  type BannerItem,
  type ListingItem,
  mergeBanners,
} from './listing/mergeBanners.ts'
export { RADII, type Radius } from './listing/radii.ts'
export { SORT_KEYS, type SortKey, sortLabel } from './listing/sortKeys.ts'
