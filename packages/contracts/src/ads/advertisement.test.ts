import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  exampleAdList,
  exampleDetail,
  exampleListItem,
  wholeDetail,
  wholeListItem,
} from '../examples.testdata.ts'
import { AdListItemSchema, AdListSchema } from './advertisement.ts'
import { AdAnswerSchema, AdDetailSchema } from './advertisementDetail.ts'

const item = (change: object) =>
  z.safeParse(AdListItemSchema, { ...exampleListItem, ...change }).success
const detail = (change: object) =>
  z.safeParse(AdDetailSchema, { ...exampleDetail, ...change }).success
const namesOf = (fields: object) => Object.keys(fields).toSorted()

test('R155 R156 R157 R264 a list holds ads with all their fields and its pagination', () => {
  const list = { ...exampleAdList, data: [exampleListItem, wholeListItem] }

  expect(z.parse(AdListSchema, list)).toEqual(list)
  expect(namesOf(wholeListItem)).toEqual(namesOf(AdListItemSchema.shape))
})

test.each(Object.keys(exampleListItem))('R155 R157 a list item without %s is refused', (key) => {
  expect(item({ [key]: undefined })).toBe(false)
})

test('R155 the public sees only published and not_published', () => {
  expect(item({ status: 'not_published' })).toBe(true)
  expect(item({ status: 'waiting_payment' })).toBe(false)
})

test('R156 R158 a picture is a plain path, never an address elsewhere', () => {
  expect(item({ mainImageThumbPath: null })).toBe(true)
  expect(item({ mainImageThumbPath: 'https://evil.example/a.jpg' })).toBe(false)
  expect(item({ mainImageThumbPath: '//evil.example/a.jpg' })).toBe(false)
  expect(item({ mainImageThumbPath: '/../etc/passwd' })).toBe(false)
})

test('N007 a search result says why it stands where it stands', () => {
  expect(item({ why: { matched: ['kol'], paid: false, fresh: true } })).toBe(true)
  expect(item({ why: { matched: ['kol'] } })).toBe(false)
})

test('R159 R160 R161 R162 R163 R164 an ad is read with all its fields', () => {
  for (const data of [exampleDetail, wholeDetail])
    expect(z.parse(AdAnswerSchema, { data })).toEqual({ data })
  expect(namesOf(wholeDetail)).toEqual(namesOf(AdDetailSchema.shape))
})

test('R160 an amount is whole hundredths, or none', () => {
  expect(detail({ price: { type: 'agreement', amount: null } })).toBe(true)
  expect(detail({ price: { type: 'czk', amount: 1500.5 } })).toBe(false)
  expect(detail({ price: { type: 'CZK', amount: 150000 } })).toBe(false)
})

test('R162 hidden contacts may be absent, and nothing undeclared gets through', () => {
  const { firstName, nickname, phoneNumber, ...bare } = exampleDetail
  const leaky = { ...bare, ad_password_hash: 'x', phone_e164: '+420777123456' }

  expect(z.parse(AdDetailSchema, leaky)).toEqual(bare)
})

test.each(['name', 'surname', 'phone', 'email'])(
  'R163 whether the %s is shown is always told',
  (key) => {
    expect(detail({ showFields: { ...exampleDetail.showFields, [key]: undefined } })).toBe(false)
    expect(detail({ showFields: undefined })).toBe(false)
  },
)
