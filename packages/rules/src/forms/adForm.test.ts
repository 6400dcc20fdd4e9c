import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  adEditFormSchema,
  adFormSchema,
  fieldErrors,
  formMessage,
  hasPhoneOrMail,
  promoFormSchema,
  renewFormSchema,
  showFlags,
  wantToShow,
} from '../forms.ts'
import { filledAd as ad } from './filledAd.testdata.ts'

const needs = {
  isAnonymous: true,
  isPaid: false,
  allowedTypes: ['offer', 'inquiry', 'exchange'],
  attributeSet: null,
} as const

const errorsOf = (changes: object, changedNeeds: object = {}) =>
  fieldErrors(adFormSchema({ ...needs, ...changedNeeds }), { ...ad, ...changes })

test('R243 a filled advert has no errors', () => {
  expect(errorsOf({})).toEqual({})
})

test('R237 neither phone nor e-mail ticked is refused with the exact message', () => {
  expect(errorsOf({ wantToShow: ['name'] })).toEqual({
    wantToShow: 'Telefon, nebo email je nutno zaškrtnout.',
  })
})

test('R238 a list of what to show holds phone or e-mail', () => {
  for (const list of [['phone'], ['email'], ['name', 'phone', 'email']])
    expect(hasPhoneOrMail(list)).toBe(true)
  for (const list of [[], ['name', 'surname']]) expect(hasPhoneOrMail(list)).toBe(false)
})

test('R239 a value is shown only when it is filled in and chosen', () => {
  const values = { firstName: 'Jana', lastName: ' ', phone: '', email: 'jana@example.cz' }
  expect(showFlags(['name', 'surname', 'phone'], values)).toEqual({
    showName: true,
    showSurname: false,
    showPhone: false,
    showEmail: false,
  })
  const flags = { name: true, surname: true, phone: true, email: false }
  expect(wantToShow(values, flags)).toEqual(['name'])
})

const long = (length: number) =>
  'Žlutý kůň '
    .repeat(500)
    .slice(0, length - 1)
    .concat('x')

test.each([
  ['heading', 'x'.repeat(4), 'Pole „nadpis“ musí mít alespoň 5\u00a0znaků.'],
  ['heading', 'Kolko', undefined],
  ['heading', long(100), undefined],
  ['heading', long(101), 'Pole „nadpis“ může mít nejvýše 100\u00a0znaků.'],
  ['heading', 'Kolo tel. 777 123 456', 'Nadpis nesmí obsahovat telefon, e-mail ani odkaz.'],
  ['heading', 'PRODÁM DĚTSKÉ KOLO', 'Nadpis nepište celý velkými písmeny.'],
  ['content', long(19), 'Pole „text inzerátu“ musí mít alespoň 20\u00a0znaků.'],
  ['content', long(20), undefined],
  ['content', long(4000), undefined],
  ['content', long(4001), 'Pole „text inzerátu“ může mít nejvýše 4\u00a0000\u00a0znaků.'],
  ['content', 'Zachovalé kolo <b>levně</b> prodám', 'Text nesmí obsahovat značky HTML.'],
  ['nickname', '777 123 456 volejte', 'Jméno nesmí obsahovat telefon, e-mail ani odkaz.'],
  ['nickname', 'www.podvod-example.cz', 'Jméno nesmí obsahovat telefon, e-mail ani odkaz.'],
  ['firstName', 'Jana ７７７\u200b123456', 'Jméno nesmí obsahovat telefon, e-mail ani odkaz.'],
  ['lastName', '<b>Nováková', 'Text nesmí obsahovat značky HTML.'],
  ['nickname', 'Jana K. 85', undefined],
  ['nickname', 'Li', 'Pole „přezdívka“ musí mít alespoň 3\u00a0znaky.'],
  ['nickname', 'Lia', undefined],
  ['content', 'Rozměry: šířka < 60 cm, výška > 1 m', undefined],
  ['localityId', null, 'Vyberte prosím lokalitu.'],
  ['sectionSlug', '', 'Vyberte prosím rubriku.'],
  ['type', 'gift', 'Vyberte prosím druh inzerátu.'],
  ['password', 'kratke1', 'Pole „heslo k inzerátu“ musí mít alespoň 8\u00a0znaků.'],
  ['rules', false, 'Bez souhlasu s\u00a0pravidly inzerce nejde pokračovat.'],
  ['paymentMethod', 'sms', 'Vyberte prosím způsob platby.'],
  ['images', Array(11).fill({}), 'Fotek může být nejvýše 10.'],
])('R243 the field %s with %j is answered %s', (field, value, error) => {
  expect(errorsOf({ [field]: value })[field]).toBe(error)
})

test.each([
  ['czk', '0', false],
  ['czk', '1', true],
  ['czk', '99 999 999', true],
  ['czk', '100000000', false],
  ['czk', '2 500,-', true],
  ['czk', '2 500 Kč', true],
  ['czk', '1.500', true],
  ['czk', '1 500,00 Kč', true],
  ['czk', '1,5', false],
  ['czk', '-5', false],
  ['czk', '1e3', false],
  ['czk', '１５００', false],
  ['czk', '', false],
  ['EUR', '1,50', true],
  ['EUR', '1.505', false],
  ['EUR', '0', false],
  ['agreement', '', true],
  ['free', 'nesmysl', true],
])('R243 the price %s „%s“ is right: %s', (type, amount, isRight) => {
  expect(errorsOf({ price: { type, amount } })['price.amount'] === undefined).toBe(isRight)
})

test('R243 an inquiry offers four price types and three photos', () => {
  const inquiry = { type: 'inquiry', images: [1, 2, 3], price: { type: 'agreement', amount: '' } }
  expect(errorsOf(inquiry)).toEqual({})
  expect(Object.keys(errorsOf({ ...inquiry, images: [1, 2, 3, 4] }))).toEqual(['images'])
  expect(Object.keys(errorsOf({ ...inquiry, price: { type: 'free', amount: '' } }))).toEqual([
    'price.type',
  ])
})

test('R243 a section decides which types it takes', () => {
  expect(errorsOf({}, { allowedTypes: ['inquiry'] }).type).toBe('Vyberte prosím druh inzerátu.')
})

test('R243 a name or nickname, a ticked phone, and a guest’s e-mail must be filled in', () => {
  expect(Object.keys(errorsOf({ firstName: '', nickname: '' }))).toEqual(['nickname'])
  expect(Object.keys(errorsOf({ phone: '' }))).toEqual(['phone'])
  expect(Object.keys(errorsOf({ email: '' }))).toEqual(['email'])
  expect(errorsOf({ email: '', password: '' }, { isAnonymous: false })).toEqual({})
})

test('a paid advert wants a payment method and the consent to start at once', () => {
  const paid = { isPaid: true }
  expect(Object.keys(errorsOf({}, paid)).sort()).toEqual(['consentStartNow', 'paymentMethod'])
  expect(errorsOf({ paymentMethod: 'gp_webpay', consentStartNow: true }, paid)).toEqual({})
})

test('R241 all mistakes are told at once, each in Czech', () => {
  const errors = errorsOf({ heading: '', content: '', localityId: null, phone: '1', rules: false })
  expect(Object.keys(errors).length).toBeGreaterThanOrEqual(5)
  for (const error of Object.values(errors)) expect(error).toMatch(/^\p{Lu}.*\.$/u)
})

test('R241 whatever is typed, no English message ever shows', () => {
  fc.assert(
    fc.property(
      fc.record({ heading: fc.string(), content: fc.string(), phone: fc.string() }),
      (typed) => {
        for (const error of Object.values(errorsOf(typed))) expect(error).not.toMatch(/Invalid|Too/)
      },
    ),
  )
})

test('an edit leaves type and section alone', () => {
  const { type, sectionSlug, ...edited } = ad
  expect(
    fieldErrors(adEditFormSchema({ isAnonymous: true, type: 'offer', attributeSet: null }), edited),
  ).toEqual({})
  expect(type + sectionSlug).not.toBe('')
})

test.each([
  ['PRODÁM KOLO ZA BABKU', false, ['heading']],
  ['PRODÁM KOLO ZA BABKU', true, []],
])(
  'V021 a heading that is mended keeps to the rules, one that stays need not: %s %s',
  (heading, isHeadingKept, wrong) => {
    const needs = { isAnonymous: true, type: 'offer', attributeSet: null, isHeadingKept } as const

    expect(Object.keys(fieldErrors(adEditFormSchema(needs), { ...ad, heading }))).toEqual(wrong)
  },
)

test('R243 an edited inquiry keeps to the prices and photos of inquiries', () => {
  const schema = adEditFormSchema({ isAnonymous: true, type: 'inquiry', attributeSet: null })
  const edited = { ...ad, images: [1, 2, 3, 4], price: { type: 'free', amount: '' } }
  expect(Object.keys(fieldErrors(schema, edited)).sort()).toEqual(['images', 'price.type'])
})

test('R240 promotions are ordered one at least, with the ad password, paid with consent', () => {
  const order = {
    promos: ['topping'],
    password: 'x',
    paymentMethod: 'sms',
    consentStartNow: true,
    coupon: '',
  }
  const schema = promoFormSchema({ needsPassword: true, isPaid: true })
  expect(fieldErrors(schema, order)).toEqual({})
  expect(
    fieldErrors(schema, {
      promos: [],
      password: '',
      paymentMethod: 'free',
      consentStartNow: false,
      coupon: 'léto',
    }),
  ).toEqual({
    coupon: formMessage.coupon,
    promos: 'Vyberte prosím zvýraznění, nebo topování.',
    password: 'Pole „heslo k inzerátu“ je povinné.',
    paymentMethod: 'Vyberte prosím způsob platby.',
    consentStartNow: 'Požádejte prosím o\u00a0zahájení služby, bez toho ji nemůžeme spustit.',
  })
})

test('a free renewal of a logged-in owner needs nothing', () => {
  const schema = renewFormSchema({ needsPassword: false, isPaid: false })
  const order = { coupon: '', password: '', paymentMethod: 'free', consentStartNow: false }
  expect(fieldErrors(schema, order)).toEqual({})
})
