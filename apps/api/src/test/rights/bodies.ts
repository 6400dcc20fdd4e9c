import { AD_PASSWORD, PASSWORD } from '../secrets.ts'
import type { Person } from './createPeople.ts'

/** Nothing has it. */
export const MAX_ID = 2_147_483_647
const NEXT = 'úplně jiné dlouhé heslo'
export const adBody = ({ section, ad, nickname, email }: Person) => ({
  payment_method: 'free',
  type: ad.type,
  sectionSlug: section.slug,
  content: 'Zachovalé, 20 palců, nové pláště, zvonek.',
  price_type: 'czk',
  price_value: 150_000,
  pscId: ad.localityId,
  nickname,
  email,
  showName: false,
  showSurname: false,
  showPhone: false,
  showEmail: true,
  promos: [],
  images: [],
  addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z' },
  version: ad.version,
})
export const newAdBody = (own: Person) => ({
  ...adBody(own),
  heading: 'Prodám dětské kolo',
  content: `Zachovalé, 20 palců, nové pláště, zvonek ${own.nickname}.`,
  // A guest places no ad under the nickname of an account.
  nickname: `u.${own.nickname}`,
  password: AD_PASSWORD,
})
export const registration = ({ nickname }: Person) => ({
  nickname: `${nickname}.2`,
  email: `druhy.${nickname}@posta.example`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  rules: true,
})
export const blocking = (_own: Person, { ad }: Person) => ({
  ads: [{ id: ad.id, version: ad.version }],
  decision: { measure: 'blocked', ground: 'misleading', facts: 'Vymyšlený prodejce.' },
})
export const wording = (_own: Person, { ad }: Person) => ({
  version: ad.version,
  wording: 'Kolo, zach.',
})
export const dismissing = (_own: Person, { ad }: Person) => ({
  ad: { id: ad.id, version: ad.version },
  reports: { total: 1, lastId: MAX_ID },
  verdict: 'dismissed',
  note: 'Inzerát je v pořádku.',
  decision: null,
})
export const intake = ({ section, ad, id }: Person) => ({
  type: ad.type,
  sectionSlug: section.slug,
  heading: 'Prodám dětské kolo',
  pscId: ad.localityId,
  content: `Zachovalé, 20 palců, nové pláště, zvonek ${id}.`,
  price_type: 'czk',
  price_value: 150_000,
  firstName: 'Jana',
  phoneNumber: `+420777${100_000 + id}`,
  printFrom: null,
})
export const MARK = 'a'.repeat(16)
const section = ({ section: { id } }: Person) => ({
  name: 'Kola a díly',
  slug: `kola-${id}-dily`,
  position: 1,
  isActive: true,
  requiresApproval: false,
  requiresAgeProof: false,
  isDating: false,
  isOffer: true,
  isInquiry: true,
  isExchange: true,
  isPaidOffer: false,
  isPaidInquiry: false,
  isPaidExchange: false,
  cardPrice: null,
  smsNumber: null,
  validDays: null,
  validWeeks: 4,
  validMonths: null,
})
export const sectionChange = (own: Person) => ({ mark: MARK, ...section(own) })
export const newSection = (own: Person) => ({ brand: 'general', parentId: null, ...section(own) })
export const promoChange = () => ({
  mark: MARK,
  name: 'Topování',
  days: 7,
  cardPrice: 4_900,
  smsPrice: null,
  isActive: true,
})
const coupon = {
  kind: 'percent',
  value: 10,
  services: ['topping'],
  brand: null,
  endsOn: null,
  usesMax: null,
  usesPerPerson: 1,
  isActive: true,
}
export const couponChange = () => ({ mark: MARK, ...coupon })
export const newCoupon = ({ id }: Person) => ({ code: `SLEVA${id}`, ...coupon })
export const banner = () => ({
  uploadToken: null,
  brand: 'general',
  sectionId: null,
  position: 1,
  isActive: true,
  targetUrl: 'https://servis.example',
  alt: 'Servis kol',
  advertiser: 'Servis',
  startsOn: null,
  endsOn: null,
})
export const editionDays = { deadlineAt: '2027-03-04T11:00:00Z', releaseDate: '2027-03-09' }
export const newEdition = ({ id }: Person) => ({
  year: 2000 + (id % 100),
  number: 9,
  ...editionDays,
})
export const paidPromos = () => ({ payment_method: 'gp_webpay', promos: [{ promoId: 1 }] })
export const newPassword = { password: NEXT, password_confirmation: NEXT }
