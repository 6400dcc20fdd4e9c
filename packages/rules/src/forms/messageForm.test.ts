import { expect, test } from 'vitest'
import { askFormSchema, fieldErrors, replyWithPhotosFormSchema } from '../forms.ts'

const WRITTEN = {
  name: 'Jana',
  email: 'jana@posta.example',
  phoneNumber: '',
  text: 'Je ještě k mání?',
  question: '',
  when: '',
  where: '',
  what: '',
}
const REQUIRED = (label: string) => `Pole „${label}“ je povinné.`

test('V009 an answer says something or brings photos, five at most', () => {
  const faults = (hasPhotos: boolean, text: string, photos: readonly (string | null)[]) =>
    fieldErrors(replyWithPhotosFormSchema(hasPhotos), { text, photos })

  expect(faults(false, 'Ano.', [])).toEqual({})
  expect(faults(false, ' ', [])).toEqual({ text: REQUIRED('zpráva') })
  expect(faults(true, '', Array(5).fill('a'))).toEqual({})
  expect(faults(true, '', Array(6).fill('a'))).toEqual({ photos: 'Fotek může být nejvýše 5.' })
  expect(faults(true, '', ['a', null])).toEqual({
    photos: 'Některé fotky se nenahrály. Nahrajte je prosím znovu, nebo je odeberte.',
  })
})

test('V009 beside photos no more is said than alone', () => {
  for (const hasPhotos of [true, false]) {
    const faults = (length: number) =>
      fieldErrors(replyWithPhotosFormSchema(hasPhotos), { text: 'x'.repeat(length), photos: [] })

    expect(faults(2_000)).toEqual({})
    expect(faults(2_001)).toHaveProperty('text')
  }
})

test('N010 without a question there is a text, with one there need be none', () => {
  expect(fieldErrors(askFormSchema(false, ''), WRITTEN)).toEqual({})
  expect(fieldErrors(askFormSchema(false, ''), { ...WRITTEN, text: '' })).toEqual({
    text: REQUIRED('zpráva'),
  })
  expect(
    fieldErrors(askFormSchema(false, 'available'), { ...WRITTEN, question: 'available', text: '' }),
  ).toEqual({})
})

test.each([
  ['meeting', ['when', 'where']],
  ['wanted', ['what']],
  ['swap', ['what']],
  ['call', ['when', 'phoneNumber']],
] as const)('N010 the question „%s“ asks for %j', (question, fields) => {
  const asked = { ...WRITTEN, question, text: '' }

  expect(Object.keys(fieldErrors(askFormSchema(false, question), asked)).toSorted()).toEqual(
    fields.toSorted(),
  )
  expect(
    fieldErrors(askFormSchema(false, question), {
      ...asked,
      when: 'v pět',
      where: 'na nádraží',
      what: 'kolo',
      phoneNumber: '777 123 456',
    }),
  ).toEqual({})
})

test('N010 a question leaves room for its facts in the text beside it', () => {
  const faults = (length: number) =>
    fieldErrors(askFormSchema(false, 'available'), {
      ...WRITTEN,
      question: 'available',
      text: 'x'.repeat(length),
    })

  expect(faults(1_400)).toEqual({})
  expect(faults(1_401)).toHaveProperty('text')
})

test('N010 a fact has two hundred signs at most, asked for or not', () => {
  for (const question of ['meeting', 'available'] as const) {
    const faults = (length: number) =>
      fieldErrors(askFormSchema(false, question), {
        ...WRITTEN,
        question,
        when: 'v pět',
        where: 'x'.repeat(length),
      })

    expect(faults(200)).toEqual({})
    expect(faults(201)).toHaveProperty('where')
  }
})

test('N010 somebody logged in need not say where answers go', () => {
  const anonymous = { ...WRITTEN, email: '' }

  expect(fieldErrors(askFormSchema(true, ''), anonymous)).toEqual({})
  expect(fieldErrors(askFormSchema(false, ''), anonymous)).toEqual({
    email: REQUIRED('váš e-mail'),
  })
})
