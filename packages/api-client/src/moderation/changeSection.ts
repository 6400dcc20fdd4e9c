import { changeSectionCall } from '@inzrt/contracts/desk/adminSection'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient } from '../ApiClient.ts'

/** Changes a section as it was read. */
export const changeSection = (
  api: ApiClient,
  recordId: number,
  body: BodyOf<typeof changeSectionCall>,
) => api.call(changeSectionCall, { params: { recordId }, body })
