import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { LogPosition } from '@inzrt/contracts/wire/logPosition'

/** Says up to where the database's log has to be known; where any state will do, nothing. */
export const positionHeader = (position: LogPosition | null): Record<string, string> =>
  position === null ? {} : { [INTERNAL_HEADERS.position]: position }
