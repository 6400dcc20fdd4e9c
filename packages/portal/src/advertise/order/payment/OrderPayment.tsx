import { discountLabel, type Priced } from '@inzrt/rules/order'
import type { FormState } from '@inzrt/ui/form/FormState.ts'
import { CouponField } from '@inzrt/ui/order/CouponField.tsx'
import {
  PaymentFields,
  type PaymentFieldsProps,
  type PaymentValues,
} from '@inzrt/ui/order/PaymentFields.tsx'
import { couponFault } from './couponFault.ts'
import { invoiceHint, methodOffers } from './methodOffers.ts'
import { orderedLines } from './orderedLines.ts'
import type { CouponUse } from './useCoupon.ts'
import { useMeans } from './useMeans.ts'

type OrderPaymentProps = Pick<PaymentFieldsProps, 'id' | 'dates' | 'isForCompany'> & {
  form: FormState<PaymentValues & { coupon: string }>
  things: readonly Priced[]
  coupon: CouponUse
}

/** How some things are paid, by which coupon, and how much. */
export const OrderPayment = ({ form, id, things, coupon: use, ...shown }: OrderPaymentProps) => {
  const { paymentMethod: method, coupon: typed } = form.values
  const { coupon } = use
  const means = useMeans()
  const fault = couponFault(things, method, coupon)
  const label = coupon && !fault ? discountLabel(coupon) : undefined

  return (
    <PaymentFields
      form={form}
      id={id}
      methods={methodOffers(things, coupon, means)}
      methodsHint={invoiceHint(things, coupon, means)}
      lines={orderedLines(things, method, coupon)}
      discountLabel={label}
      {...shown}
      coupon={
        <CouponField
          id={`${id}-coupon`}
          value={typed}
          error={use.error ?? fault}
          applied={label}
          isAsking={use.isAsking}
          disabled={form.isSending}
          onChange={use.type}
          onApply={use.apply}
        />
      }
    />
  )
}
