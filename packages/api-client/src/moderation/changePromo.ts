import { changePromoCall } from '@inzrt/contracts/desk/adminPromo'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient } from '../ApiClient.ts'

/** Changes what a promotion costs, as it was read. */
export const changePromo = (
  api: ApiClient,
  recordId: number,
  body: BodyOf<typeof changePromoCall>,
) => api.call(changePromoCall, { params: { recordId }, body })
