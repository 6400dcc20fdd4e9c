/** Answers as the api gives them, in the letter; tests change one thing at a time. */
export const exampleLocality = {
  id: 8123,
  psc: '60200',
  regionName: 'Jihomoravský',
  cityDistrictName: 'Brno-střed',
  municipalityName: 'Brno',
  municipalityPartName: 'Staré Brno',
}

export const exampleListItem = {
  slug: 'prodam-detske-kolo-1a2b',
  heading: 'Prodám dětské kolo',
  type: 'offer',
  status: 'published',
  highlighted: true,
  topped: false,
  mainImageThumbPath: '/2026/05/1a2b/77-thumb.webp',
  imagesCount: 3,
  price: { amount: 150000, type: 'czk' },
  PSC: exampleLocality,
  sectionSlug: 'kola',
  sectionIcon: 'bike',
  sectionTheme: null,
  createdAt: '2026-05-04T08:12:00Z',
  validUntil: '2026-06-29T21:59:59Z',
}

export const examplePagination = {
  total: 57,
  count: 24,
  per_page: 24,
  current_page: 1,
  total_pages: 3,
  links: { next: '/api/front/inzrts?page=2' },
}

export const exampleAdList = { data: [exampleListItem], meta: { pagination: examplePagination } }

export const exampleBanner = {
  id: 5,
  position: 3,
  imagePath: '/b/5.webp',
  targetUrl: 'https://example.cz',
  alt: 'Servis kol Brno',
  advertiser: 'Servis kol',
}

export const exampleSection = {
  name: 'Kola',
  slug: 'kola',
  parentSlug: 'sport',
  level: 2,
  position: 4,
  adsCount: 57,
  isPaid: false,
  isPaidOffer: false,
  isPaidInquiry: false,
  isPaidExchange: false,
  isOffer: true,
  isInquiry: true,
  isExchange: true,
  advertisementRequiresApproval: false,
  isDating: false,
  attributeSet: null,
  card: { canBePaid: true, price: { amount: 4900, currency: 'CZK' } },
  sms: {
    canBePaid: true,
    price: { amount: 7900, currency: 'CZK' },
    smsNumber: '9033379',
    keyword: 'IN KOLA',
  },
  theme: { theme: null },
  icon: 'bike',
  advertisementValidForDays: null,
  advertisementValidForWeeks: 8,
  advertisementValidForMonths: null,
  isSp: false,
  children: { data: [] },
  advertisements: exampleAdList,
  banners: { data: [exampleBanner] },
}

export const exampleDetail = {
  slug: 'prodam-detske-kolo-1a2b',
  heading: 'Prodám dětské kolo',
  content: 'Zachovalé, 20 palců.',
  type: 'offer',
  status: 'published',
  highlighted: true,
  topped: false,
  categorySlug: 'sport',
  sectionSlug: 'kola',
  sectionTheme: null,
  price: { type: 'czk', amount: 150000 },
  mainImageId: 77,
  images: {
    data: [
      {
        id: 77,
        detail_thumb_small: { id: 770, url: '/api/image/2026/05/1a2b/77-small.webp' },
        original: { path: '/2026/05/1a2b/77.jpg' },
        width: 1600,
        height: 1200,
      },
    ],
  },
  PSC: exampleLocality,
  firstName: 'Jana',
  nickname: 'jana_k',
  phoneNumber: '777 *** ***',
  showFields: { name: true, surname: false, phone: true, email: false },
  advertiser: {
    data: { nickname: 'jana_k', kind: 'private', memberSince: '2024-03-01', adsCount: 4 },
  },
  dialCode: '204815',
  createdAt: '2026-05-04T08:12:00Z',
  validUntil: '2026-06-29T21:59:59Z',
  edition: {
    number: 12,
    year: 2026,
    releaseDate: '2026-05-12',
    deadlineAt: '2026-05-07T10:00:00Z',
  },
}

/** What only some ads, some lists or some readers get, beside what all do. */
export const wholeListItem = {
  ...exampleListItem,
  isDating: false,
  dialCode: '204815',
  facts: ['20 palců'],
  distance: 10,
  why: { matched: ['kol'], paid: false, fresh: true },
}

const exampleFact = { key: 'kola', name: 'Velikost kol', value: 20, text: '20 palců' }

export const wholeDetail = {
  ...exampleDetail,
  state: 'published',
  stateReason: 'Chybí cena.',
  closedReason: 'reserved',
  version: 3,
  isDating: false,
  attributeSet: 'bicycle',
  attributes: [exampleFact],
  facts: ['20 palců'],
  replyBySms: { number: '9033379', price: 7900 },
  lastName: 'Nováková',
  email: 'jana@example.cz',
  pendingEmail: 'jana.nova@example.cz',
  advertiser: {
    data: {
      ...exampleDetail.advertiser.data,
      companyName: 'Kola Nováková',
      companyId: '12345678',
      companyAddress: 'Brno 1',
      hasProfile: true,
      rating: { average: 4.5, count: 2 },
    },
  },
  section: {
    data: {
      name: 'Kola',
      slug: 'kola',
      parentSlug: 'sport',
      icon: 'bike',
      theme: { theme: null },
      adsCount: 57,
      isOwn: true,
      categoryName: 'Sport',
    },
  },
  promos: { data: [{ promoId: 1, code: 'topping', endsAt: null }] },
  needsAgeProof: false,
  approval: { place: 2, promisedBy: '2026-05-05T08:12:00Z', isLate: false },
  change: {
    heading: 'Prodám kolo',
    content: 'Zachovalé.',
    price: { type: 'czk', amount: 140000 },
    attributes: [exampleFact],
    images: exampleDetail.images.data,
    reasons: 'heading',
  },
  headingMending: { until: '2026-05-05T08:12:00Z', isOver: false },
  confirmedAt: '2026-05-04T08:12:00Z',
  wording: 'Dětské kolo 20 palců.',
  printed: { number: 11, year: 2026, releaseDate: '2026-05-05', page: 4, pdfPath: null },
}

/** The create form's 21 fields. */
export const exampleCreateBody = {
  payment_method: 'gp_webpay',
  type: 'offer',
  sectionSlug: 'kola',
  heading: 'Prodám dětské kolo',
  content: 'Zachovalé, 20 palců, nové pláště.',
  price_type: 'czk',
  price_value: 150000,
  pscId: 8123,
  password: 'tajneheslo',
  firstName: 'Jana',
  lastName: '',
  nickname: 'jana_k',
  phoneNumber: '+420777123456',
  verificationCode: '482913',
  email: 'jana@example.cz',
  showName: true,
  showSurname: false,
  showPhone: true,
  showEmail: false,
  promos: [{ promoId: 1 }],
  images: [{ uploadToken: 'u_9f2c', main: true }],
  addInfo: {
    consentStartNow: true,
    rulesAcceptedAt: '2026-05-04T08:11:40Z',
    cardHolderName: 'Jana Nováková',
    returnPath: '/muj-ucet',
  },
}

export const exampleOrder = {
  publicNo: '20260001',
  kind: 'publish',
  state: 'awaiting_payment',
  total: 2500,
  currency: 'CZK',
  items: [{ kind: 'highlighting', label: 'Zvýraznění 7 dní', unitPrice: 2500 }],
  discount: null,
  expiresAt: '2026-05-04T09:12:00Z',
}
