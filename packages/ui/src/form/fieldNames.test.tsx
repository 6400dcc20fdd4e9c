import {
  type AdForm,
  adFormSchema,
  askFormSchema,
  ComplaintFormSchema,
  EMPTY_AD,
  fieldErrors,
  NoticeFormSchema,
  RegisterFormSchema,
} from '@inzrt/rules/forms'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactFields } from '../ad-form/ContactFields.tsx'
import { TextStep } from '../ad-form/TextStep.tsx'
import { RegisterForm } from '../auth/RegisterForm.tsx'
import type { RegisterValues } from '../auth/RegisterValues.ts'
import { MessageForm, type MessageValues } from '../detail/MessageForm.tsx'
import { ComplaintForm } from '../moderation/ComplaintForm.tsx'
import { NoticeForm, type NoticeValues } from '../moderation/NoticeForm.tsx'
import type { FormState } from './FormState.ts'

const LONG = 'x'.repeat(5_000)
const nothing = () => {}
const phoneCode = { state: { kind: 'none' }, hasCode: true, onSend: nothing } as const
const search = async () => []

/** All that its rules find wrong with a form. */
const refused = <Values extends object>(
  schema: Parameters<typeof fieldErrors>[0],
  values: Values,
): FormState<Values> => ({
  values,
  errors: fieldErrors(schema, values),
  isSending: false,
  isRefused: true,
  change: nothing,
  submit: nothing,
})

const ad = adFormSchema({
  isAnonymous: true,
  isPaid: false,
  allowedTypes: ['offer'],
  attributeSet: null,
})
const person: RegisterValues = {
  kind: 'private',
  nickname: '',
  email: '',
  password: '',
  password_confirmation: '',
  firstName: '',
  lastName: '',
  phoneNumber: '1',
  verificationCode: '',
  pscId: null,
  companyName: '',
  companyId: '',
  companyAddress: '',
  vatId: '',
  companyRegister: '',
  country: 'CZ',
  selfCertified: false,
  rules: false,
  marketing: false,
}
const long = { firstName: LONG, lastName: LONG, vatId: LONG, companyRegister: LONG } as const
const asked: MessageValues = {
  name: '',
  email: '',
  phoneNumber: '',
  text: '',
  question: '',
  when: '',
  where: '',
  what: '',
}
const complaint = { about: '', text: '', wish: '', name: '', email: '' }
const notice: NoticeValues = {
  address: '',
  explanation: '',
  name: '',
  email: '',
  goodFaith: false,
  reason: 'illegal',
}

const register = (values: Partial<RegisterValues>) => (
  <RegisterForm
    form={refused(RegisterFormSchema, { ...person, ...values })}
    company={{ note: null, isAsking: false }}
    locality={null}
    search={search}
    onLocality={nothing}
    phoneCode={phoneCode}
    onRead={nothing}
  />
)
const message = (values: Partial<MessageValues>) => (
  <MessageForm
    form={refused(askFormSchema(false, values.question ?? ''), { ...asked, ...values })}
    hasAccount={false}
    questions={[{ question: 'call', label: 'Zavoláte mi?' }]}
  />
)
const placed = (values: Partial<AdForm>) => {
  const form = refused(ad, { ...EMPTY_AD, ...values })

  return (
    <>
      <TextStep
        form={form}
        id="inzerat"
        types={['offer']}
        locality={null}
        search={search}
        onLocality={nothing}
      />
      <ContactFields form={form} id="inzerat" isGuest phoneCode={phoneCode} isPhoneProved={false} />
    </>
  )
}

const FORMS: [name: string, form: ReactElement][] = [
  ['registration', register({})],
  ['registration of a business', register({ kind: 'business' })],
  ['registration, too long', register({ ...long, kind: 'business', nickname: LONG })],
  ['message', message({})],
  ['message, too long', message({ name: LONG, text: LONG, phoneNumber: LONG })],
  ['request to be called', message({ question: 'call', text: LONG })],
  ['question where', message({ question: 'meeting' })],
  ['complaint', <ComplaintForm key="c" form={refused(ComplaintFormSchema, complaint)} />],
  [
    'complaint, too long',
    <ComplaintForm
      key="l"
      form={refused(ComplaintFormSchema, { ...complaint, wish: LONG, name: LONG })}
    />,
  ],
  ['notice', <NoticeForm key="n" form={refused(NoticeFormSchema, notice)} />],
  ['ad', placed({})],
  ['ad, too long', placed({ ...long, heading: LONG, nickname: LONG, email: LONG, phone: LONG })],
]

const tidy = (label: string | undefined) => label?.toLowerCase().replaceAll(/\s/g, ' ')

/** What stands beside a field, by the id of the field. */
const labelOf = (markup: string, id: string): string | undefined =>
  new RegExp(`<label[^>]* for="${id}"[^>]*>([^<]*)`).exec(markup)?.[1]

test.each(FORMS)('R241 an error names its field as it is labelled: %s', (_, form) => {
  const markup = renderToStaticMarkup(form).replaceAll('\u2060', '')
  const errors = [...markup.matchAll(/<p id="([^"]+)-error"[^>]*>.*?<span>(.*?)<\/span>/g)]
  const named = errors.flatMap(([, id = '', text = '']) => {
    const [, quoted] = /^Pole „(.+)“/.exec(text) ?? []

    return quoted ? [[quoted, labelOf(markup, id)]] : []
  })

  expect(named).not.toEqual([])
  expect(named.map(([quoted]) => tidy(quoted))).toEqual(named.map(([, label]) => tidy(label)))
})
