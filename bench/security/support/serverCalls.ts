import { nicknameFault } from '../../../apps/api/src/identity/users/nicknameFault.ts'
import { composeMail } from '../../../apps/api/src/messages/mail/composeMail.ts'
import { createSites } from '../../../apps/api/src/messages/mail/createSites.ts'
import { adMatches } from '../../../apps/api/src/messages/mail/templates/adMatches.ts'
import { adMessage } from '../../../apps/api/src/messages/mail/templates/adMessage.ts'
import { adRejected } from '../../../apps/api/src/messages/mail/templates/statementOfReasons.ts'
import { toSetWords } from '../../../apps/api/src/print/print/toSetWords.ts'
import { finishHtml } from '../../../apps/bff/src/pages/finishHtml.ts'
import { canonicalPath } from '../../../apps/bff/src/request/canonicalPath.ts'
import { canonicalQuery } from '../../../apps/bff/src/request/canonicalQuery.ts'
import { readCookie } from '../../../apps/bff/src/request/readCookie.ts'
import { applyView } from '../../../apps/bff/src/view/applyView.ts'
import { SITES } from '../../support/sites.ts'

const { general: site } = createSites(SITES)
const ENVELOPE = { key: 'x', from: 'posta@inzrt.example', to: 'jana@posta.example' }

/** Letters in which texts of ads, buyers and moderators come. */
const lettersWith = (typed: string): unknown[] => {
  const ad = { heading: typed, slug: 'kolo-1' }
  const reasons = { ground: 'illegal', facts: typed, wasPicked: true, token: 'x' } as const

  return [
    adMessage(
      {
        ...ad,
        to: 'seller',
        name: typed,
        phone: typed,
        content: typed,
        path: typed,
        replyTo: null,
        warnings: [],
        isPhoneThere: true,
        answers: [typed],
      },
      site,
    ),
    adMatches({ ...ad, ads: [{ ...ad, note: typed }], token: 'x' }, site),
    adRejected({ ...ad, ...reasons }, site),
  ].map((content) => composeMail(content, site, ENVELOPE))
}

/** What the servers themselves do with a text that came from outside. */
export const SERVER_CALLS: Readonly<Record<string, (typed: string) => unknown>> = {
  applyView: (typed) => applyView(typed, '/?rezim=textovy'),
  canonicalPath: (typed) => canonicalPath(`/${typed}`),
  canonicalQuery: (typed) => canonicalQuery(`?q=${typed}`, []),
  composeMail: lettersWith,
  finishHtml: (typed) =>
    finishHtml(`<html><head><title>${typed}</title></head><body>${typed}</body></html>`, {
      origin: SITES.general,
      gateway: SITES.general,
    }),
  nicknameFault,
  readCookie: (typed) => readCookie(typed, 'age-verified'),
  toSetWords: (typed) => [toSetWords(typed), toSetWords(`Kolo. ${typed}.`)],
}
