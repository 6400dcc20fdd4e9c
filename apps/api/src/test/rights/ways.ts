import { createECDH } from 'node:crypto'
import type { CallName } from '@inzrt/contracts/calls'
import { NO_HOURS } from '@inzrt/domain/hours'
import { AD_PASSWORD, PASSWORD } from '../secrets.ts'
import {
  adBody,
  banner,
  blocking,
  couponChange,
  dismissing,
  editionDays,
  intake,
  MARK,
  MAX_ID,
  newAdBody,
  newCoupon,
  newEdition,
  newPassword,
  newSection,
  paidPromos,
  promoChange,
  registration,
  sectionChange,
  wording,
} from './bodies.ts'
import type { Way } from './Rule.ts'

const newPoint = () => createECDH('prime256v1').generateKeys('base64url')
const HIDDEN = { answers: 404 }
const NEVER = '2026-01-01T00:00:00.000Z'
const NO_GATEWAY = { answers: 422 }
/** Those who have no account are let in by a letter's link, which nobody here has. */
const OF_TWO = { may: 'members' } as const
const NO_SUCH_CODE = { answers: 422 }

/** How calls are made rightly that need more than their address, or are not answered by their success. */
export const WAYS: Readonly<Partial<Record<CallName, Way>>> = {
  login: { body: ({ nickname }) => ({ nickname, password: PASSWORD }) },
  /** None of them has begun a login in this browser. */
  takeSecondStep: { body: () => ({ code: '123456' }), answers: 409 },
  beginApp: { body: () => ({ password: PASSWORD }) },
  confirmApp: { body: () => ({ code: '123456' }), answers: 409 },
  removeApp: HIDDEN,
  makeRecoveryCodes: { answers: 409 },
  proveSecondFactor: { body: () => ({ code: '123456' }), answers: 409 },
  register: { body: registration },
  verifyEmail: { body: () => ({ token: 'neznámý' }), ...NO_SUCH_CODE },
  resendVerification: { answers: 409 },
  forgotPassword: { body: ({ nickname }) => ({ nickname }) },
  resetPassword: {
    body: ({ nickname }) => ({ nickname, token: 'AB12', ...newPassword }),
    ...NO_SUCH_CODE,
  },
  updateUser: { body: () => ({ firstName: 'Eva', marketing: true }) },
  saveSellerPage: {
    body: () => ({
      ...{ about: 'Opravujeme kola.', web: 'https://kola.example', hours: NO_HOURS },
      savedAt: null,
    }),
  },
  changePassword: { body: () => ({ current_password: PASSWORD, ...newPassword }) },
  changeEmail: {
    body: ({ nickname }) => ({
      email: `jinam.${nickname}@posta.example`,
      password: PASSWORD,
    }),
  },
  deleteUser: { body: () => ({ password: PASSWORD }) },
  readCompany: { query: 'companyId=27082440' },
  readSection: HIDDEN,
  readSisterSection: HIDDEN,
  search: { query: 'q=kolo' },
  searchLocalities: { query: 'term=brno' },
  searchPlaces: { query: 'term=brno' },
  proposeSister: { body: () => ({ heading: 'Erotická masáž', content: 'Přijedu za vámi.' }) },
  readPriceGuide: { query: 'sectionSlug=kola&heading=Kolo', ...HIDDEN },
  countScan: { body: () => ({ year: 1990, number: 1 }), ...HIDDEN },
  readAdvertisement: { query: 'include=advertiser' },
  markWrongSection: { body: () => ({}) },
  markInappropriate: { body: () => ({}) },
  followReport: { body: () => ({ token: `1-${'a'.repeat(43)}` }), ...HIDDEN },
  /** Of the bff alone, no matter which visitor it tells of; all here come through it. */
  noteReportFlood: { may: 'everyone', body: ({ ad }) => ({ slug: ad.slug }) },
  setLineAd: {
    body: ({ ad }) => ({
      ...{ type: ad.type, heading: 'Prodám dětské kolo', content: 'Zachovalé.', town: 'Brno' },
      price: { type: 'czk', amount: 150_000 },
    }),
  },
  createAdvertisement: { body: newAdBody },
  confirmAd: { body: () => ({ token: 'neznámý' }), ...NO_SUCH_CODE },
  updateAdvertisement: { body: adBody },
  changeAdState: { body: () => ({ event: 'pause' }) },
  uploadImage: { answers: 422 },
  verifyPhone: { body: ({ id }) => ({ phoneNumber: `+4206${String(id).padStart(8, '0')}` }) },
  verifyAdPassword: { body: () => ({ password: AD_PASSWORD }) },
  sendAdLinks: { body: ({ email }) => ({ find: email }) },
  openAd: { body: ({ ad }) => ({ find: ad.slug, password: AD_PASSWORD }), answers: 403 },
  revealPhone: HIDDEN,
  sendMessage: { body: ({ email }) => ({ email, content: 'Je ještě k mání?' }), ...NO_SUCH_CODE },
  readConversation: OF_TWO,
  writeMessage: { ...OF_TWO, body: () => ({ content: 'Ano, je.' }) },
  markConversation: { ...OF_TWO, body: () => ({ event: 'hide' }) },
  reportConversation: { ...OF_TWO, body: () => ({}) },
  rateDeal: { ...OF_TWO, body: () => ({ stars: 5 }), answers: 403 },
  answerRating: { ...OF_TWO, body: () => ({ text: 'Děkuji.' }), answers: 409 },
  reportRating: { body: () => ({ explanation: 'Uráží prodejce.' }), ...HIDDEN },
  changeDeal: { ...OF_TWO, body: () => ({ event: 'reserve' }) },
  /** Without an account it takes a letter’s link. */
  hearConversations: OF_TWO,
  readCoupon: { body: () => ({ coupon: 'NEZNAMY1' }), ...NO_SUCH_CODE },
  orderCredit: { body: () => ({ credit: 50_000 }), ...NO_GATEWAY },
  orderPromos: { body: paidPromos, ...NO_GATEWAY },
  orderRenew: { body: () => ({ payment_method: 'gp_webpay' }), ...NO_GATEWAY },
  readRenewal: { body: () => ({ token: 'neznamy' }), answers: 403 },
  readReceipt: HIDDEN,
  confirmFreshness: { body: () => ({}) },
  retryOrder: { body: () => ({}), answers: 409 },
  withdrawOrder: { body: () => ({}) },
  paymentCallback: { body: () => ({ raw: 'x=1' }), ...HIDDEN },
  receiveSms: { body: () => ({}) },
  markFavourite: { isAboutOthers: true },
  unmarkFavourite: { isAboutOthers: true },
  bringFavourites: { body: ({ ad }) => ({ slugs: [ad.slug] }) },
  saveSearch: { body: () => ({ query: 'term=kolo', frequency: 'daily' }) },
  changeSearch: { body: () => ({ frequency: 'none' }) },
  readNotifications: { body: () => ({ upTo: '2026-03-05T10:00:00.000Z' }) },
  savePush: {
    body: ({ id }) => ({
      ...{ endpoint: `https://push.example/${id}`, auth: 'a'.repeat(22) },
      ...{ p256dh: newPoint(), key: newPoint() },
    }),
    answers: 422,
  },
  /** Who knows the former subscription may, and nobody here does. */
  renewPush: {
    body: ({ id }) => ({
      ...{ endpoint: `https://push.example/neu/${id}`, auth: 'a'.repeat(22) },
      ...{ p256dh: newPoint(), key: newPoint() },
      ...{ formerEndpoint: `https://push.example/${id}`, formerAuth: 'b'.repeat(22) },
    }),
    ...HIDDEN,
  },
  watchSearch: {
    body: ({ email }) => ({ email, query: 'term=kolo', frequency: 'weekly' }),
  },
  confirmWatch: { body: () => ({ token: `w1-${'a'.repeat(43)}` }), ...HIDDEN },
  unsubscribe: { body: () => ({ token: `1-${'a'.repeat(43)}` }), ...HIDDEN },
  readExchange: { query: `token=x1-${'a'.repeat(43)}`, ...HIDDEN },
  answerExchange: { body: () => ({ token: `x1-${'a'.repeat(43)}`, answer: 'agree' }), ...HIDDEN },
  unsubscribeByMail: { body: () => ({}) },
  sendFeed: {
    body: () => ({
      ...{ name: 'nase.csv', bytes: 9, rules: true },
      ...{ isDry: true, endsMissing: false, paysByCredit: false },
    }),
  },
  sendFeedPiece: { body: () => ({ bytes: 'YWFhYWFhYWFh' }) },
  listOwnAds: { query: 'filter=active' },
  listMarkedAds: { body: ({ ad }) => ({ slugs: [ad.slug] }) },
  decideAds: { body: blocking },
  decideReports: { body: dismissing, answers: 409 },
  readContested: { body: () => ({ token: 'neznamy' }), ...HIDDEN },
  appeal: { body: () => ({ token: 'neznamy', text: 'Prodejce jsem já a kolo mám.' }), ...HIDDEN },
  decideAppeal: { body: () => ({ verdict: 'upheld', answer: 'Máte pravdu.' }), ...HIDDEN },
  makeComplaint: {
    body: ({ email }) => ({
      ...{ about: '20260001', text: 'Topování neběželo celé.', email },
    }),
  },
  answerComplaint: { body: () => ({ verdict: 'upheld', answer: 'Máte pravdu.' }), ...HIDDEN },
  decideRating: {
    body: () => ({ verdict: 'upheld', answer: 'Je to urážka.', reports: 1 }),
    ...HIDDEN,
  },
  setPrintWording: { body: wording },
  removeCompanyPage: {
    body: () => ({ savedAt: NEVER, ground: 'misleading', facts: 'Vymyšlený prodejce.' }),
    ...HIDDEN,
  },
  readContacts: { tellsContacts: true },
  changeSection: { body: sectionChange, ...HIDDEN },
  changeAttributes: { body: () => ({ mark: MARK, attributes: [] }), answers: 409 },
  addSection: { body: newSection },
  changePromo: { body: promoChange, ...HIDDEN },
  changeCoupon: { body: couponChange, ...HIDDEN },
  addCoupon: { body: newCoupon },
  changeBanner: { body: () => ({ mark: MARK, ...banner() }), ...HIDDEN },
  addBanner: { body: banner, ...NO_SUCH_CODE },
  changeEdition: { body: () => ({ mark: MARK, ...editionDays }), ...HIDDEN },
  addEdition: { body: newEdition },
  transitionEdition: { body: () => ({ step: 'close' }), ...HIDDEN },
  createAdByPhone: { body: intake },
  addModerationWord: { body: ({ id }) => ({ word: `slovo${id}`, note: '' }) },
  replayModerationWord: { body: () => ({ action: 'activate' }), ...HIDDEN },
  changeModerationWord: { body: () => ({ action: 'activate', mark: MARK }), ...HIDDEN },
  changeAdminUser: { body: () => ({ mark: MARK, scope: 'user', isBlocked: false }), ...HIDDEN },
  readAccountCredit: HIDDEN,
  removeSecondFactor: HIDDEN,
  checkPayment: { body: () => ({ paymentId: MAX_ID }), ...HIDDEN },
  noteInvoice: { body: () => ({ id: MAX_ID, isPaid: true }), ...HIDDEN },
  noteRefund: { body: () => ({ kind: 'refund', id: MAX_ID }), ...HIDDEN },
}
