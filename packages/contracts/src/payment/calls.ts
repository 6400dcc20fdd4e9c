import type { Call } from '../wire/call.ts'
import { readCouponCall } from './coupon.ts'
import { orderCreditCall, readCreditCall } from './credit.ts'
import { readInvoicingCall } from './invoicing.ts'
import {
  orderPromosCall,
  orderRenewCall,
  readOrderCall,
  readReceiptCall,
  readRenewalCall,
  retryOrderCall,
  withdrawOrderCall,
} from './orderCalls.ts'
import { paymentCallbackCall } from './payment.ts'
import { listPromosCall } from './promo.ts'
import { receiveSmsCall } from './sms.ts'

/** Calls about orders, their payment and premium messages. */
export const PAYMENT_CALLS = {
  listPromos: listPromosCall,
  readCoupon: readCouponCall,
  readCredit: readCreditCall,
  orderCredit: orderCreditCall,
  readInvoicing: readInvoicingCall,
  orderPromos: orderPromosCall,
  orderRenew: orderRenewCall,
  readRenewal: readRenewalCall,
  readOrder: readOrderCall,
  retryOrder: retryOrderCall,
  withdrawOrder: withdrawOrderCall,
  readReceipt: readReceiptCall,
  paymentCallback: paymentCallbackCall,
  receiveSms: receiveSmsCall,
} as const satisfies Record<string, Call>
