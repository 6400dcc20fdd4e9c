import type { AdState as DomainAdState, AdStatus as DomainAdStatus } from '@inzrt/domain/ad'
import type {
  OrderKind as DomainOrderKind,
  OrderState as DomainOrderState,
  PaymentMethod as DomainPaymentMethod,
  PaymentState as DomainPaymentState,
} from '@inzrt/domain/order'
import { expectTypeOf, test } from 'vitest'
import type { AdState, AdStatus } from './advertisement.ts'
import type { OrderKind, OrderState, PaymentMethod, PaymentState } from './order.ts'

test('R155 R224 R273 the wire knows the same states as the domain', () => {
  expectTypeOf<AdState>().toEqualTypeOf<DomainAdState>()
  expectTypeOf<AdStatus>().toEqualTypeOf<DomainAdStatus>()
  expectTypeOf<OrderKind>().toEqualTypeOf<DomainOrderKind>()
  expectTypeOf<OrderState>().toEqualTypeOf<DomainOrderState>()
  expectTypeOf<PaymentState>().toEqualTypeOf<DomainPaymentState>()
  expectTypeOf<PaymentMethod>().toEqualTypeOf<DomainPaymentMethod>()
})
