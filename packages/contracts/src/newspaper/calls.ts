import type { Call } from '../wire/call.ts'
import { countScanCall, listEditionsCall } from './edition.ts'
import { setLineAdCall } from './lineAd.ts'
import { searchPrintedAdsCall } from './printedAd.ts'

/** Calls about the printed editions. */
export const NEWSPAPER_CALLS = {
  listEditions: listEditionsCall,
  countScan: countScanCall,
  setLineAd: setLineAdCall,
  searchPrintedAds: searchPrintedAdsCall,
} as const satisfies Record<string, Call>
