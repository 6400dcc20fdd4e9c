import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  FIELD_LABEL,
  fieldErrors,
  formMessage,
  MessageFormSchema,
  OfferFormSchema,
  ReportFormSchema,
} from '../forms.ts'

const signed = { name: 'Petr', email: 'petr@example.cz' }

test('wrong section and inappropriate are reported without a word', () => {
  const silent = { explanation: '', name: '', email: '' }
  for (const reason of ['wrong_section', 'inappropriate'])
    expect(
      fieldErrors(ReportFormSchema, { reason, suggestedSectionSlug: null, ...silent }),
    ).toEqual({})
})

test('a notice of illegal content is explained, signed and in good faith', () => {
  const notice = { reason: 'illegal', explanation: 'Padělaná značka.', goodFaith: true, ...signed }
  expect(fieldErrors(ReportFormSchema, notice)).toEqual({})
  expect(
    Object.keys(
      fieldErrors(ReportFormSchema, {
        reason: 'illegal',
        explanation: 'Fuj',
        goodFaith: false,
        name: '',
        email: '',
      }),
    ).sort(),
  ).toEqual(['email', 'explanation', 'goodFaith', 'name'])
})

test('only a notice of child abuse may stay without a name', () => {
  const notice = { explanation: 'Na fotce je dítě.', goodFaith: true, name: '', email: '' }
  expect(fieldErrors(ReportFormSchema, { reason: 'child_abuse', ...notice })).toEqual({})
  expect(
    Object.keys(fieldErrors(ReportFormSchema, { reason: 'illegal', ...notice })).sort(),
  ).toEqual(['email', 'name'])
})

test('a message to a seller has a text and an e-mail to answer to', () => {
  const message = { name: '', email: 'petr@example.cz', phoneNumber: '', text: 'Dobrý den, platí?' }
  expect(fieldErrors(MessageFormSchema, message)).toEqual({})
  expect(fieldErrors(MessageFormSchema, { ...message, email: '', text: '' })).toEqual({
    email: 'Pole „váš e-mail“ je povinné.',
    text: 'Pole „zpráva“ je povinné.',
  })
})

test('V022 what came along invisibly with something pasted stays out of a form', () => {
  const typed = {
    name: '\u200e',
    email: 'jana@example.cz\u200b',
    phoneNumber: '\u202a777 123 456\u202c',
    text: '\ufeffDobry\u0301 den,\nje kolo volné?',
  }

  expect(z.parse(MessageFormSchema, typed)).toEqual({
    name: '',
    email: 'jana@example.cz',
    phoneNumber: '777 123 456',
    text: 'Dobrý den,\nje kolo volné?',
  })
  expect(fieldErrors(MessageFormSchema, { ...typed, text: '\u200b'.repeat(9) })).toEqual({
    text: formMessage.required(FIELD_LABEL.message),
  })
})

test.each(['0', '0,50', '-5', '1e12', '1000000000000', '100000000', 'tisíc'])(
  'V010 an offer of %s is told what a price may be',
  (amount) => {
    expect(fieldErrors(OfferFormSchema, { amount })).toEqual({ amount: formMessage.crowns })
  },
)

test.each(['1', '1 200', '99999999'])('V010 an offer of %s is one', (amount) => {
  expect(fieldErrors(OfferFormSchema, { amount })).toEqual({})
})
