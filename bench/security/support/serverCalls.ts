import { readSavedQuery } from '../../../apps/api/src/account/saved-searches/readSavedQuery.ts'
import { readConditions } from '../../../apps/api/src/catalogue/search/readConditions.ts'
import { readSearchTerms } from '../../../apps/api/src/catalogue/search/SearchTerms.ts'
import { nicknameFault } from '../../../apps/api/src/identity/users/nicknameFault.ts'
import { readMail } from '../../../apps/api/src/messages/inlet/readMail.ts'
import { replyText } from '../../../apps/api/src/messages/inlet/replyText.ts'
import { composeMail } from '../../../apps/api/src/messages/mail/composeMail.ts'
import { createSites } from '../../../apps/api/src/messages/mail/createSites.ts'
import { adMatches } from '../../../apps/api/src/messages/mail/templates/adMatches.ts'
import { adMessage } from '../../../apps/api/src/messages/mail/templates/adMessage.ts'
import { adRejected } from '../../../apps/api/src/messages/mail/templates/statementOfReasons.ts'
import { plainText } from '../../../apps/api/src/messages/sms/plainText.ts'
import {
  type PrintedAdRow,
  toArchivedAd,
} from '../../../apps/api/src/print/archive/toArchivedAd.ts'
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
        photos: 0,
        answers: [typed],
      },
      site,
    ),
    adMatches({ ...ad, ads: [{ ...ad, note: typed }], token: 'x' }, site),
    adRejected({ ...ad, ...reasons }, site),
  ].map((content) => composeMail(content, site, ENVELOPE))
}

/** Nothing is known: every word is looked for, and none found. */
const SOURCES = {
  places: { find: () => null, regionOf: () => null },
  vocabulary: { find: () => undefined, countNamed: () => 0 },
} as unknown as Parameters<typeof readConditions>[0]

/** An ad of a paper in which every text is the same. */
const printed = (typed: string): PrintedAdRow =>
  ({
    adId: 1,
    editionId: 1,
    sectionId: 1,
    page: 2,
    priceType: 'czk',
    priceAmount: 150_000,
    heading: typed,
    content: typed,
    wording: null,
    town: typed,
    firstName: typed,
    lastName: typed,
  }) as unknown as PrintedAdRow

/** A letter from somebody called so, who writes so, in HTML. */
const letter = (typed: string): Buffer =>
  Buffer.from(
    `From: ${typed} <jana@posta.example>\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>${typed}</p>`,
  )

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
  plainText,
  readConditions: (typed) => readConditions(SOURCES, typed),
  readCookie: (typed) => readCookie(typed, 'age-verified'),
  readMail: (typed) => readMail(letter(typed)),
  readSavedQuery: (typed) => readSavedQuery(new URLSearchParams({ term: typed }).toString()),
  readSearchTerms,
  replyText,
  toArchivedAd: (typed) => toArchivedAd(printed(typed), '2026-06-01'),
  toSetWords: (typed) => [toSetWords(typed), toSetWords(`Kolo. ${typed}.`)],
}
