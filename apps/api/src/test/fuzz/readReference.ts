import { CALLS } from '@inzrt/contracts/calls'
import { makeOpenApi } from '@inzrt/contracts/reference/makeOpenApi'
import type { Reference } from './fuzzRequests.ts'

const SERVED = new Set<unknown>(Object.values(CALLS))

/** Describes every call the api serves, those for the bff and for providers too. */
export const readReference = (): Promise<Reference> =>
  makeOpenApi({ calls: {}, failures: {} }, { isIncluded: (call) => SERVED.has(call) })
