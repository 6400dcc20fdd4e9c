import { changeSectionCall, type SectionChange } from '@inzrt/contracts/adminSection'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Changes a section. */
export const changeSection = (
  api: ApiClient,
  sectionId: number,
  body: SectionChange,
  options?: CallOptions,
) => api.call(changeSectionCall, { params: { sectionId }, body }, options)
