import type { Call } from '../wire/call.ts'
import { countScanCall, listEditionsCall } from './edition.ts'

/** Calls about the printed editions. */
export const NEWSPAPER_CALLS = {
  listEditions: listEditionsCall,
  countScan: countScanCall,
} as const satisfies Record<string, Call>
