import { markWrongSectionCall } from '@inzrt/contracts/desk/report'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Reports that an ad stands in the wrong section. */
export const markWrongSection = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof markWrongSectionCall> = undefined,
  options?: CallOptions,
) => api.call(markWrongSectionCall, { params: { slug }, body }, options)
