import { AGE_PROVED, INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { RequestContext } from '../proxy/RequestContext.ts'

/** Says of a visitor whose age was proved that it was; of all others nothing. */
export const ageHeader = ({ ageLevel }: RequestContext): Record<string, string> =>
  ageLevel === 'proved' ? { [INTERNAL_HEADERS.age]: AGE_PROVED } : {}
