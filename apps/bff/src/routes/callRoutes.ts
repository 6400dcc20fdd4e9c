import { CALL_BUDGET, LOCALITY_BUDGET, REPORT_BUDGET, SEARCH_BUDGET } from '../limits/budgets.ts'
import { ACCOUNT_ROUTES, SESSION_ROUTES } from './accountRoutes.ts'
import { ADVERTISING_ROUTES } from './advertisingRoutes.ts'
import type { CallRoute } from './CallRoute.ts'
import { HOOK_ROUTES } from './hookRoutes.ts'
import { APPEAL_ROUTES, COMPLAINT_ROUTE, MODERATION_ROUTES } from './moderationRoutes.ts'
import { ORDER_ROUTES } from './orderRoutes.ts'
import { callKeys } from './queryKeys.ts'

const FILTERS = [
  'sort',
  'psc',
  'district',
  'region',
  'place',
  'radius',
  'types[]',
  'priceFrom',
  'priceTo',
  'withImage',
]
const PAGING = ['page', 'perPage', 'after']

const get = (path: string, keys: readonly string[], budget = CALL_BUDGET): CallRoute => ({
  method: 'GET',
  path,
  query: callKeys(...keys),
  budget,
  bodyBytes: 0,
  handling: 'anyone',
})

const report = (path: string): CallRoute => ({
  method: 'PUT',
  path,
  query: [],
  budget: REPORT_BUDGET,
  bodyBytes: 16 * 1024,
  handling: 'anyone',
})

export const CALL_ROUTES: readonly CallRoute[] = [
  get('/api/front/sections', ['forHp', 'include', 'includeSp']),
  get('/api/front/sections/slug/{slug}', ['include', ...FILTERS, ...PAGING, 'except']),
  get('/api/front/spsection', ['slug', 'include', ...FILTERS, ...PAGING, 'except']),
  get('/api/front/slug/{slug}', ['sectionInclude', ...FILTERS, ...PAGING, 'except']),
  get('/api/front/inzrts', ['type', 'sectionSlug', ...FILTERS, ...PAGING, 'except']),
  { ...get('/api/front/inzrts/{slug}', ['include']), handling: 'visitor' },
  get('/api/front/inzrts/{slug}/others', []),
  get('/api/front/advertisers/{nickname}', PAGING),
  get(
    '/api/front/search',
    ['q', 'include', 'includeSp', 'sectionSlug', ...FILTERS, ...PAGING],
    SEARCH_BUDGET,
  ),
  get('/api/front/psc/search', ['term'], LOCALITY_BUDGET),
  get('/api/front/places/search', ['term', 'sectionSlug'], LOCALITY_BUDGET),
  get('/api/front/promos', []),
  get('/api/front/transparency', []),
  get('/api/front/editions', ['scope', 'year']),
  report('/api/front/inzrts/{slug}/markAsHavingWrongSection'),
  report('/api/front/inzrts/{slug}/markInappropriate'),
  ...ACCOUNT_ROUTES,
  ...SESSION_ROUTES,
  ...ADVERTISING_ROUTES,
  ...ORDER_ROUTES,
  ...MODERATION_ROUTES,
  ...HOOK_ROUTES,
  ...APPEAL_ROUTES,
  COMPLAINT_ROUTE,
]
