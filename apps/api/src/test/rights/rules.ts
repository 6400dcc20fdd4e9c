import type { CallName } from '@inzrt/contracts/calls'
import { PASSWORD } from '../createAccounts.ts'
import { AD_PASSWORD } from '../createAdvertisers.ts'
import type { Person } from './createPeople.ts'
import { everyone, insiders, members, owners, providers, type Rule, staff } from './Rule.ts'

const NEXT = 'úplně jiné dlouhé heslo'
const BY_PASSWORD = { opensByPassword: true }
const HIDDEN = { answers: 404 }
const NO_GATEWAY = { answers: 422 }
const NO_SUCH_CODE = { answers: 422 }

const adBody = ({ section, ad, nickname, email }: Person) => ({
  payment_method: 'free',
  type: ad.type,
  sectionSlug: section.slug,
  content: 'Zachovalé, 20 palců, nové pláště, zvonek.',
  price_type: 'czk',
  price_value: 150_000,
  pscId: ad.localityId,
  ...{ nickname, email },
  ...{ showName: false, showSurname: false, showPhone: false, showEmail: true },
  promos: [],
  images: [],
  addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z' },
})
const newAdBody = (own: Person) => ({
  ...adBody(own),
  heading: 'Prodám dětské kolo',
  content: `Zachovalé, 20 palců, nové pláště, zvonek ${own.nickname}.`,
  password: AD_PASSWORD,
})
const registration = ({ nickname }: Person) => ({
  nickname: `${nickname}.2`,
  email: `druhy.${nickname}@posta.example`,
  ...{ password: PASSWORD, password_confirmation: PASSWORD, rules: true },
})
const moderators = staff('moderator', 'admin')
const blocking = (_own: Person, { ad }: Person) => ({
  ads: [{ id: ad.id, version: ad.version }],
  decision: { measure: 'blocked', ground: 'misleading', facts: 'Vymyšlený prodejce.' },
})
const dismissing = (_own: Person, { ad }: Person) => ({
  ad: { id: ad.id, version: ad.version },
  reportIds: [2_147_483_647],
  verdict: 'dismissed',
  note: 'Inzerát je v pořádku.',
  decision: null,
})
const admins = staff('admin')
const sectionChange = ({ section }: Person) => ({
  ...{ name: 'Kola a díly', slug: `kola-${section.id}`, isActive: true, requiresApproval: false },
  ...{ isPaidOffer: false, isPaidInquiry: false, isPaidExchange: false, cardPrice: null },
  ...{ validDays: null, validWeeks: 4, validMonths: null },
})
const paidPromos = () => ({ payment_method: 'gp_webpay', promos: [{ promoId: 1 }] })
const newPassword = { password: NEXT, password_confirmation: NEXT }

/** Who may make each call, and how: a line for every call there is. */
export const RULES: Readonly<Record<CallName, Rule>> = {
  login: everyone(({ nickname }) => ({ nickname, password: PASSWORD })),
  logout: members(),
  refresh: insiders(),
  register: everyone(registration),
  verifyEmail: everyone(() => ({ token: 'neznámý' }), NO_SUCH_CODE),
  resendVerification: members(null, { answers: 409 }),
  forgotPassword: everyone(({ nickname }) => ({ nickname })),
  resetPassword: everyone(
    ({ nickname }) => ({ nickname, token: 'AB12', ...newPassword }),
    NO_SUCH_CODE,
  ),
  readUser: members(),
  readProfile: members(),
  updateUser: members(() => ({ firstName: 'Eva', marketing: true })),
  changePassword: members(() => ({ current_password: PASSWORD, ...newPassword })),
  changeEmail: members(({ nickname }) => ({
    email: `jinam.${nickname}@posta.example`,
    password: PASSWORD,
  })),
  deleteUser: members(() => ({ password: PASSWORD })),
  exportUser: members(),
  listSessions: members(),
  endSession: members(),
  endOtherSessions: members(),

  listSections: everyone(),
  readSection: everyone(null, HIDDEN),
  readSisterSection: everyone(null, HIDDEN),
  resolveSlug: everyone(),
  search: everyone(null, { query: 'q=kolo' }),
  searchLocalities: everyone(null, { query: 'term=brno' }),
  listAdvertisements: everyone(),
  listSellersAds: everyone(),
  countView: everyone(),
  readAdStats: owners(null, BY_PASSWORD),
  readAdvertisement: everyone(null, { query: 'include=advertiser' }),
  markWrongSection: everyone(() => ({})),
  markInappropriate: everyone(() => ({})),
  listEditions: everyone(),
  resolveDialCode: everyone(),

  createAdvertisement: everyone(newAdBody),
  confirmAd: everyone(() => ({ token: 'neznámý' }), NO_SUCH_CODE),
  updateAdvertisement: owners(adBody, BY_PASSWORD),
  changeAdState: owners(() => ({ event: 'pause' }), BY_PASSWORD),
  uploadImage: everyone(null, { answers: 422 }),
  deleteAdImage: owners(null, BY_PASSWORD),
  verifyPhone: everyone(({ id }) => ({ phoneNumber: `+4206${String(id).padStart(8, '0')}` })),
  verifyAdPassword: everyone(() => ({ password: AD_PASSWORD })),
  sendAdLinks: everyone(({ email }) => ({ find: email })),
  openAd: everyone(({ ad }) => ({ find: ad.slug, password: AD_PASSWORD }), { answers: 403 }),
  revealPhone: everyone(null, HIDDEN),
  sendMessage: everyone(({ email }) => ({ email, content: 'Je ještě k mání?' }), NO_SUCH_CODE),

  listPromos: everyone(),
  orderPromos: owners(paidPromos, { ...BY_PASSWORD, ...NO_GATEWAY }),
  orderRenew: owners(() => ({ payment_method: 'gp_webpay' }), { ...BY_PASSWORD, ...NO_GATEWAY }),
  readOrder: owners(null, BY_PASSWORD),
  readReceipt: owners(null, { ...BY_PASSWORD, ...HIDDEN }),
  confirmFreshness: owners(() => ({}), BY_PASSWORD),
  retryOrder: owners(() => ({}), { ...BY_PASSWORD, answers: 409 }),
  withdrawOrder: owners(() => ({}), BY_PASSWORD),
  paymentCallback: insiders(() => ({ raw: 'x=1' }), HIDDEN),
  receiveSms: providers(() => ({})),

  markFavourite: members(null, { isAboutOthers: true }),
  unmarkFavourite: members(null, { isAboutOthers: true }),
  bringFavourites: members(({ ad }) => ({ slugs: [ad.slug] })),
  saveSearch: members(() => ({ query: 'term=kolo', frequency: 'daily' })),
  changeSearch: members(() => ({ frequency: 'none' })),
  deleteSearch: members(),
  unsubscribe: everyone(() => ({ token: `1-${'a'.repeat(43)}` }), HIDDEN),
  unsubscribeByMail: providers(() => ({})),
  listOwnAds: members(null, { query: 'filter=active' }),
  listOwnOrders: members(),
  listFavourites: members(),
  listSavedSearches: members(),

  listQueue: moderators(),
  decideAds: moderators(blocking),
  readAdFile: moderators(),
  decideReports: moderators(dismissing, { answers: 409 }),
  readContested: everyone(() => ({ token: 'neznamy' }), HIDDEN),
  appeal: everyone(() => ({ token: 'neznamy', text: 'Prodejce jsem já a kolo mám.' }), HIDDEN),
  decideAppeal: moderators(() => ({ verdict: 'upheld', answer: 'Máte pravdu.' }), HIDDEN),
  readContacts: moderators(null, { tellsContacts: true }),
  listAdminSections: moderators(),
  changeSection: admins(sectionChange, HIDDEN),
  listModerationWords: moderators(),
  addModerationWord: moderators(({ id }) => ({ word: `slovo${id}`, note: '' })),
  changeModerationWord: moderators(() => ({ action: 'try' }), HIDDEN),
  listAdminUsers: admins(),
  changeAdminUser: admins(() => ({ scope: 'user', isBlocked: false }), HIDDEN),
  listAudit: admins(),
  readTransparency: everyone(),
}

/** Addresses beside the calls and the reference's own. All of them are everybody's. */
export const OPEN_ROUTES: readonly string[] = [
  'GET /health',
  'GET /ready',
  'GET /api/image/*',
  'GET /api/noviny/*',
  'GET /api/image/card/:slug.jpg',
]
