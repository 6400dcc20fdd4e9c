import { markInappropriateCall } from '@inzrt/contracts/desk/report'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Reports an inappropriate or, with a body, an illegal ad. */
export const markInappropriate = (
  api: ApiClient,
  slug: string,
  body: BodyOf<typeof markInappropriateCall> = undefined,
  options?: CallOptions,
) => api.call(markInappropriateCall, { params: { slug }, body }, options)
