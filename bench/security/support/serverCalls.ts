import { toSetWords } from '../../../apps/api/src/editions/print/toSetWords.ts'
import { nicknameFault } from '../../../apps/api/src/users/nicknameFault.ts'
import { canonicalPath } from '../../../apps/bff/src/request/canonicalPath.ts'
import { canonicalQuery } from '../../../apps/bff/src/request/canonicalQuery.ts'
import { readCookie } from '../../../apps/bff/src/request/readCookie.ts'
import { applyView } from '../../../apps/bff/src/view/applyView.ts'

/** What the servers themselves do with a text that came from outside. */
export const SERVER_CALLS: Readonly<Record<string, (typed: string) => unknown>> = {
  applyView: (typed) => applyView(typed, '/?rezim=textovy'),
  canonicalPath: (typed) => canonicalPath(`/${typed}`),
  canonicalQuery: (typed) => canonicalQuery(`?q=${typed}`, []),
  nicknameFault,
  readCookie: (typed) => readCookie(typed, 'age-verified'),
  toSetWords: (typed) => [toSetWords(typed), toSetWords(`Kolo. ${typed}.`)],
}
