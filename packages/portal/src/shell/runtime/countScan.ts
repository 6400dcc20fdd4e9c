import { CSRF_HEADER } from '@inzrt/contracts/wire/headers'
import { parseScan } from './parseScan.ts'

/**
 * Says once that a code of the printed paper led here, and takes that out of the address. Asked without the
 * client, as a look at an ad is.
 */
export const countScan = (): void => {
  const edition = parseScan(location.hash)
  if (!edition) return
  history.replaceState(history.state, '', location.pathname + location.search)
  const headers = { [CSRF_HEADER]: '1', 'content-type': 'application/json' }
  fetch('/api/front/scans', { method: 'POST', headers, body: JSON.stringify(edition) })
    .then((answer) => answer.text())
    .catch(() => {})
}
