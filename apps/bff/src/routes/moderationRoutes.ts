import {
  CALL_BUDGET,
  COMPLAINT_BUDGET,
  MODERATION_BUDGET,
  REPORT_BUDGET,
} from '../limits/budgets.ts'
import type { CallRoute } from './CallRoute.ts'
import { callKeys } from './queryKeys.ts'

/** The longest text of an ad, or many ads at once. */
const DECISION_BYTES = 64 * 1024

const read = (path: string, keys: readonly string[] = []): CallRoute => ({
  ...{ method: 'GET', path, budget: CALL_BUDGET, bodyBytes: 0, handling: 'staff' },
  query: callKeys(...keys),
})

const write = (
  [method, path]: readonly [CallRoute['method'], string],
  bodyBytes = DECISION_BYTES,
): CallRoute => ({
  ...{ method, path, query: [], budget: MODERATION_BUDGET, bodyBytes, handling: 'staff' },
})

/** What people of ours do; the api asks at every call who they are. */
export const MODERATION_ROUTES: readonly CallRoute[] = [
  read('/api/admin/queue', ['kind', 'ad']),
  write(['POST', '/api/admin/decisions']),
  read('/api/admin/inzrts/{adId}'),
  write(['POST', '/api/admin/inzrts/{adId}/contacts'], 0),
  write(['PUT', '/api/admin/inzrts/{adId}/wording']),
  write(['POST', '/api/admin/reports/decisions']),
  write(['POST', '/api/admin/appeals/{appealId}']),
  read('/api/admin/complaints', ['state']),
  write(['POST', '/api/admin/complaints/{complaintId}']),
  read('/api/admin/sections'),
  write(['POST', '/api/admin/sections']),
  write(['PUT', '/api/admin/sections/{recordId}']),
  read('/api/admin/promos'),
  write(['PUT', '/api/admin/promos/{recordId}']),
  read('/api/admin/banners'),
  write(['POST', '/api/admin/banners']),
  write(['PUT', '/api/admin/banners/{recordId}']),
  read('/api/admin/editions'),
  write(['POST', '/api/admin/editions']),
  write(['PUT', '/api/admin/editions/{recordId}']),
  write(['POST', '/api/admin/editions/{recordId}']),
  write(['POST', '/api/admin/intake']),
  read('/api/admin/intake'),
  read('/api/admin/words'),
  write(['POST', '/api/admin/words']),
  write(['POST', '/api/admin/words/{wordId}']),
  write(['POST', '/api/admin/words/{wordId}/replay']),
  read('/api/admin/users', ['q']),
  write(['PUT', '/api/admin/users/{recordId}']),
  read('/api/admin/audit', ['before']),
  read('/api/admin/money'),
  write(['POST', '/api/admin/payment-checks']),
  write(['POST', '/api/admin/refunds']),
]

const forAnyone = (path: string): CallRoute => ({
  ...{ method: 'POST', path, query: [], budget: REPORT_BUDGET, bodyBytes: 16 * 1024 },
  handling: 'anyone',
})

/** A complaint, with its account's name where one is logged in. */
export const COMPLAINT_ROUTE: CallRoute = {
  ...forAnyone('/api/front/complaints'),
  ...{ budget: COMPLAINT_BUDGET, handling: 'visitor' },
}

/** Decisions contested by those they concern, with the secret of their letter. */
export const APPEAL_ROUTES: readonly CallRoute[] = [
  forAnyone('/api/front/appeals/decision'),
  forAnyone('/api/front/appeals'),
]
