import { expect, test } from 'vitest'
import { createSites } from './createSites.ts'
import type { MailContent } from './MailTemplate.ts'
import { type MailName, type MailPayload, mailTemplates } from './mailTemplates.ts'

const { general } = createSites({
  general: 'https://inzrt.example',
  adult: 'https://pinkpack.example',
})

const nickname = 'jana_k'
const token = 'klic'
const at = '2026-05-04T08:00:00Z'
const heading = 'Prodám dětské kolo'
const ad = { heading, slug: 'prodam-detske-kolo-1a2b' }
const order = { heading, publicNo: '20260001', signature: 'podpis' }
const sum = { items: [{ label: 'Zvýraznění 7 dní', price: 2_500 }], total: 4_900 }
const ordered = { publicNo: '20260001', signature: 'podpis', ...sum }
const invoice = {
  ...order,
  number: 'D20260007',
  owed: 4_900,
  dueAt: '2026-05-18T21:59:59Z',
  account: '19-2000145399/0800',
  symbol: '20260007',
}
const report = { heading, reportNo: 12 }
const statement: MailPayload<'adRejected'> = {
  ...ad,
  ground: 'illegal',
  facts: 'Padělaná značka.',
  wasPicked: false,
  token,
  canBeMended: true,
}
const found = [{ slug: 'kolo-3c4d', heading: 'Kolo Author', note: '1 500 Kč, Brno' }]

/** One of each letter with every fact it may be given. */
const LETTERS: { readonly [Name in MailName]: MailPayload<Name> } = {
  accountBlocked: { nickname, facts: 'Opakovaně nabízel padělky.' },
  accountDeleted: { nickname },
  accountUnblocked: { nickname },
  adApproved: { ...ad, isRestored: false },
  adBlocked: statement,
  adChangeApproved: ad,
  adChangeRejected: statement,
  adChanged: { ...ad, movedTo: 'Kočárky', facts: 'Patří jinam.', token },
  adDelayed: ad,
  adEmailChanged: { heading },
  adExpired: { ...ad, validUntil: at, token },
  adExpiring: { ...ad, validUntil: at, token },
  adLinks: { ads: [{ heading, token }], minutes: 30 },
  adMatches: { ...ad, ads: found, token },
  adMessage: {
    ...ad,
    to: 'seller',
    name: 'Petr',
    phone: '+420777123456',
    warnings: [],
    content: 'Je ještě k mání?',
    path: '/zpravy/12#klic=tajny',
    replyTo: null,
    isPhoneThere: false,
    photos: 2,
    answers: ['Ano, je.'],
  },
  adPassport: {
    ...ad,
    dialCode: '204815',
    validUntil: at,
    printedOn: '2026-05-12',
    order: { ...ordered, isPaid: true },
  },
  adRejected: statement,
  adStillValid: { ...ad, token },
  adsStillValid: { total: 12, ads: [ad], slug: ad.slug, token },
  alertDigest: { nickname, search: 'Kola v Brně', query: 'term=kolo', total: 3, ads: found, token },
  appealDecision: { ...ad, isUpheld: true, answer: 'Značka je pravá.' },
  companyPageRemoved: {
    nickname,
    ground: 'illegal',
    facts: 'Nejste výrobce.',
    about: 'Vyrábíme.',
  },
  complaintAnswered: { complaintNo: 12, isUpheld: false, answer: 'Běželo.', disputeUntil: at },
  complaintReceived: { complaintNo: 12, dueAt: at },
  confirmAd: { heading, token, order: ordered },
  confirmAdEmail: { heading, token },
  confirmWatch: { frequency: 'weekly', token },
  conversationLink: { heading, isSent: true, path: '/zpravy/12#klic=tajny' },
  dealRated: { heading, isShown: false, until: at, path: '/zpravy/12#klic=tajny' },
  emailChange: { nickname, token },
  emailChanged: { nickname },
  emailTaken: { nickname },
  loginAlert: { nickname, device: 'Firefox, Windows', at },
  exchangeAgreed: { own: heading, gets: 'Kytara', path: '/zpravy/12#klic=tajny' },
  exchangeEnded: { own: heading, slug: ad.slug },
  exchangeFound: {
    own: heading,
    slug: ad.slug,
    others: [
      { slug: 'kytara-3c4d', heading: 'Kytara', note: 'Praha' },
      { slug: 'mixer-5e6f', heading: 'Mixér', note: 'Plzeň' },
    ],
    endsAt: at,
    path: '/vymena#klic=tajny',
    token,
  },
  invoiceIssued: invoice,
  invoiceReminder: { ...invoice, isLate: true },
  orderImpossible: { ...order, amount: 4_900, dueAt: at },
  orderPaid: { ...order, ...sum, isByCredit: true, isByConsumer: true, serviceUntil: at },
  orderUnpaid: { ...order, ...sum, kind: 'publish' },
  orderWithdrawn: { ...order, amount: 4_200, dueAt: at },
  passwordChanged: { nickname, at },
  ratingRemoved: { heading, stars: 1, text: 'Podvodník.', answer: 'Urážka.', isAnswer: false },
  recoveryCodeUsed: { nickname, left: 7, device: 'Firefox, Windows', at },
  reportDecision: { ...report, verdict: 'upheld', measure: 'blocked', note: 'Padělek.' },
  reportGone: report,
  reportReceived: { ...ad, reportNo: 12, token },
  reportReversed: { ...report, undone: 'blocked', answer: 'Značka je pravá.' },
  resetPassword: { nickname, token, code: 'A7KQ' },
  secondFactorChanged: { nickname, change: 'appAdded', at },
  verifyEmail: { nickname, token },
}

/** Of a letter that shares its facts with another: the ad has ended, whenever it was. */
const UNTOLD = ['adExpired.validUntil', 'exchangeFound.slug']

/** Another of the words a fact is chosen from. */
const CHOICES: Readonly<Record<string, string>> = {
  appAdded: 'appRemoved',
  illegal: 'other',
  publish: 'renew',
  upheld: 'dismissed',
  blocked: 'moved',
}

const DAY = /^\d{4}-\d{2}-/

const other = (fact: unknown): unknown => {
  if (typeof fact === 'boolean') return !fact
  if (typeof fact === 'number') return fact + 100
  const words = String(fact)

  return CHOICES[words] ?? (DAY.test(words) ? words.replace(DAY, '2027-07-') : `1${words}`)
}

type Variant = readonly [path: string, value: unknown]

/** Copies of a value, in each of which one fact is another. */
const variantsOf = (value: unknown, path: string): Variant[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        variantsOf(part, `${path}.${key}`).map(([inner, changed]): Variant => {
          const copy = Array.isArray(value) ? [...value] : { ...value }

          return [inner, Object.assign(copy, { [key]: changed })]
        }),
      )
    : [[path, other(value)]]

const wordsOf = ({ subject, blocks }: MailContent): string => JSON.stringify([subject, blocks])

test.each(Object.keys(LETTERS) as MailName[])(
  'the letter %s tells every fact it is given',
  (name) => {
    const write = mailTemplates[name] as (payload: never, site: typeof general) => MailContent
    const told = wordsOf(write(LETTERS[name] as never, general))
    const untold = variantsOf(LETTERS[name], name)
      .filter(([, payload]) => wordsOf(write(payload as never, general)) === told)
      .map(([path]) => path)

    expect(untold).toEqual(UNTOLD.filter((path) => path.startsWith(`${name}.`)))
  },
)
