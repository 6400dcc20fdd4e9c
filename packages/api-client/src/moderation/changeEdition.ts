import { changeEditionCall } from '@inzrt/contracts/desk/adminEdition'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient } from '../ApiClient.ts'

/** Moves the deadline or the day of an edition, as it was read. */
export const changeEdition = (
  api: ApiClient,
  recordId: number,
  body: BodyOf<typeof changeEditionCall>,
) => api.call(changeEditionCall, { params: { recordId }, body })
