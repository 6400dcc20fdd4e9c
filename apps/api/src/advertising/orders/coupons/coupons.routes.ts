import { readCouponCall } from '@inzrt/contracts/payment/coupon'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../../AdvertisingParts.ts'
import { unknownCoupon } from './couponProblems.ts'
import { findCoupon } from './findCoupon.ts'

/** What the code of a coupon is worth, before anything is ordered with it. */
export const couponsRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  serveCall(app, readCouponCall, async ({ body, caller }) => {
    const coupon = await findCoupon(parts, body.coupon, caller)
    if (!coupon) throw unknownCoupon()
    const { code, kind, value, services } = coupon

    return { data: { code, kind, value, services } }
  })
}
