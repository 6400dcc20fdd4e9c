import { type Locality as DomainLocality, parsePsc } from '@inzrt/domain/locality'
import type { Price as DomainPrice } from '@inzrt/domain/price'
import { isSlug } from '@inzrt/domain/slug'
import type { AdState as DomainAdState, AdStatus as DomainAdStatus } from '@inzrt/rules/ad'
import type {
  OrderKind as DomainOrderKind,
  OrderState as DomainOrderState,
  PaymentMethod as DomainPaymentMethod,
  PaymentState as DomainPaymentState,
} from '@inzrt/rules/order'
import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import type { AdState, AdStatus, Price } from '../ads/advertisement.ts'
import { type Locality, PscSchema } from '../browse/locality.ts'
import type { OrderKind, OrderState } from '../payment/order.ts'
import type { PaymentMethod, PaymentState } from '../payment/payment.ts'
import { SlugSchema } from './scalar.ts'

const agrees = (schema: z.core.$ZodType, rule: (text: string) => boolean, alphabet: string) =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 90 }),
      (text) => z.safeParse(schema, text).success === rule(text),
    ),
  )

test('R155 R224 R273 the wire knows the same states as the domain', () => {
  expectTypeOf<AdState>().toEqualTypeOf<DomainAdState>()
  expectTypeOf<AdStatus>().toEqualTypeOf<DomainAdStatus>()
  expectTypeOf<OrderKind>().toEqualTypeOf<DomainOrderKind>()
  expectTypeOf<OrderState>().toEqualTypeOf<DomainOrderState>()
  expectTypeOf<PaymentState>().toEqualTypeOf<DomainPaymentState>()
  expectTypeOf<PaymentMethod>().toEqualTypeOf<DomainPaymentMethod>()
})

test('R160 R166 prices and places fit the domain as they come', () => {
  expectTypeOf<Price>().toExtend<DomainPrice>()
  expectTypeOf<Locality>().toExtend<DomainLocality>()
})

test('R193 the wire and the domain agree on what a slug is', () => {
  agrees(SlugSchema, isSlug, 'az09-A')

  for (const text of ['a'.repeat(80), 'a'.repeat(81), '']) {
    expect(z.safeParse(SlugSchema, text).success).toBe(isSlug(text))
  }
})

test('R166 the wire and the domain agree on what a postal code is', () => {
  agrees(PscSchema, (text) => parsePsc(text) === text, '0678')
})
