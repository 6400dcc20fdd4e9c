import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { WITHDRAWAL_DAYS } from '@inzrt/rules/limits'
import type { OrderLine } from '@inzrt/rules/order'
import type { ReactNode } from 'react'
import { CheckboxField } from '../field/CheckboxField.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { type MethodOffer, MethodPicker } from './MethodPicker.tsx'
import { OrderTotal } from './OrderTotal.tsx'

/** The part of a form that decides how an order is paid. */
export type PaymentValues = {
  paymentMethod: 'free' | 'gp_webpay' | 'sms' | 'invoice' | 'credit'
  consentStartNow: boolean
}

export type PaymentFieldsProps = {
  form: FormState<PaymentValues>
  id: string
  /** Ways to pay that the section allows. */
  methods: readonly MethodOffer[]
  /** Why a way to pay is missing that is there at other times. */
  methodsHint?: string | undefined
  lines: readonly OrderLine[]
  /** It has no time to withdraw, and so nothing to ask for before that is over. */
  isForCompany?: boolean
  /** Dates that matter, a name and a day each. */
  dates?: readonly { label: string; date: string }[] | undefined
  /** What a coupon is called among the lines, once it lowers them. */
  discountLabel?: string | undefined
  /** Place of the coupon's code. */
  coupon?: ReactNode
}

/** How to pay, how much, and the wish of a consumer to begin before they may withdraw no more. */
export const PaymentFields = ({
  form,
  id,
  methods,
  methodsHint,
  lines,
  isForCompany = false,
  dates,
  discountLabel,
  coupon,
}: PaymentFieldsProps) => (
  <>
    <MethodPicker
      id={`${id}-paymentMethod`}
      offers={methods}
      hint={methodsHint}
      value={form.values.paymentMethod}
      error={form.errors.paymentMethod}
      disabled={form.isSending}
      onChange={(paymentMethod) => form.change({ paymentMethod })}
    />
    {coupon}
    <OrderTotal lines={lines} dates={dates} discountLabel={discountLabel} />
    {!isForCompany && (
      <div>
        <CheckboxField
          {...fieldsOf(form, id).box('consentStartNow')}
          label={
            <>
              Žádám o{'\u00a0'}zahájení služby před uplynutím lhůty pro odstoupení. Odstoupím-li do{' '}
              {countOf(WITHDRAWAL_DAYS, WORD_FORMS.dayGenitive)}, zaplatím jen za dny, kdy služba
              běžela.
            </>
          }
        />
      </div>
    )}
  </>
)
