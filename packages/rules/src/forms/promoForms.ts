import * as z from 'zod/mini'
import { minLength } from '../lengths.ts'
import { COUPON_MAX, WITHDRAWAL_REASON_MAX } from '../limits.ts'
import { parseCouponCode } from '../order/parseCouponCode.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalText, presentPassword, ticked } from './fields.ts'
import * as formMessage from './formMessage.ts'

/** The two promotions of an advert. */
export const PROMOS = ['highlighting', 'topping'] as const

/** One of `PROMOS`. */
export type Promo = (typeof PROMOS)[number]

/** How an order can be paid on a form. */
export const FORM_PAYMENT_METHODS = ['free', 'gp_webpay', 'sms', 'invoice', 'credit'] as const

/** The code of a coupon, which nobody has to have. */
export const couponField = () =>
  optionalText(FIELD_LABEL.coupon, COUPON_MAX).check(
    z.refine((text) => text === '' || parseCouponCode(text) !== null, formMessage.coupon),
  )

/** What the form of an order depends on. A logged-in owner needs no password. */
export type OrderFormNeeds = Readonly<{
  needsPassword: boolean
  isPaid: boolean
  /** Ordered for a company, which withdraws from nothing and so asks for no early start. */
  isForCompany?: boolean
}>

const orderFields = ({ needsPassword, isPaid, isForCompany = false }: OrderFormNeeds) => ({
  password: needsPassword ? presentPassword(FIELD_LABEL.adPassword) : z.string(),
  paymentMethod: z
    .enum(FORM_PAYMENT_METHODS, formMessage.choose(FIELD_LABEL.paymentMethod))
    .check(
      z.refine(
        (method) => isPaid === (method !== 'free'),
        formMessage.choose(FIELD_LABEL.paymentMethod),
      ),
    ),
  consentStartNow: isPaid && !isForCompany ? ticked(formMessage.startNow) : z.boolean(),
  coupon: couponField(),
})

/** The order of promotions: at least one of the two. */
export const promoFormSchema = (needs: OrderFormNeeds) =>
  z.object({
    promos: z.array(z.enum(PROMOS)).check(minLength(1, formMessage.promo)),
    ...orderFields(needs),
  })

/** An order of promotions as its form holds it. */
export type OrderForm = z.input<ReturnType<typeof promoFormSchema>>

/** The order of a renewal. */
export const renewFormSchema = (needs: OrderFormNeeds) => z.object(orderFields(needs))

/** A withdrawal from an order, which needs no reason. */
export const WithdrawFormSchema = z.object({
  reason: optionalText(FIELD_LABEL.withdrawalReason, WITHDRAWAL_REASON_MAX),
})
export type WithdrawForm = z.infer<typeof WithdrawFormSchema>
