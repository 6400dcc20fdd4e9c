'use client'

import type { Section } from '@inzrt/contracts/browse/section'
import { orderRenewCall, type RenewedAd } from '@inzrt/contracts/payment/orderCalls'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { RENEW_AFTER_EXPIRY_DAYS, RENEW_BEFORE_EXPIRY_DAYS } from '@inzrt/rules/ad'
import { renewFormSchema } from '@inzrt/rules/forms'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import { OrderTotal } from '@inzrt/ui/order/OrderTotal.tsx'
import { payLabel } from '@inzrt/ui/order/payLabel.ts'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { currentTime } from '../../../shell/clock/currentTime.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { FREE_ORDER, NEW_ORDER } from '../OrderValues.ts'
import { CheckoutEnd } from '../payment/CheckoutEnd.client.tsx'
import { OrderPayment } from '../payment/OrderPayment.tsx'
import { orderedLines } from '../payment/orderedLines.ts'
import { useCheckout } from '../payment/useCheckout.ts'
import { useCoupon } from '../payment/useCoupon.ts'
import { renewOffer } from './renewOffer.ts'

export type RenewFormProps = {
  ad: RenewedAd
  section: Section
  supportEmail: string
  /** Of the letter whose link opened the ad. */
  token?: string
}

const ID = 'prodlouzeni'

const validity = ({ state, validUntil }: RenewedAd): string | null =>
  validUntil &&
  `${state === 'expired' ? 'Platil do' : 'Platí do'} ${formatDate(new Date(validUntil))}`

const OutOfTime = ({ ad }: { ad: RenewedAd }) => (
  <EmptyState title="Teď inzerát prodloužit nejde">
    <p>
      {ad.validUntil && `${validity(ad)}. `}
      Prodloužit ho můžete v{'\u00a0'}posledních {RENEW_BEFORE_EXPIRY_DAYS}
      {'\u00a0'}dnech platnosti a ještě {countOf(RENEW_AFTER_EXPIRY_DAYS, WORD_FORMS.dayGenitive)}{' '}
      po jejím konci.
    </p>
    {ad.state === 'expired' ? (
      <LinkButton href="/vlozit-inzerat">Vložit nový inzerát</LinkButton>
    ) : (
      <LinkButton href={`/${ad.slug}`}>Zobrazit inzerát</LinkButton>
    )}
  </EmptyState>
)

/** What a renewal brings and costs, and how it is paid; a free one is only confirmed. */
export const RenewForm = ({ ad, section, supportEmail, token }: RenewFormProps) => {
  const { until, thing, isPaid } = renewOffer(ad, section, currentTime())
  const { under, ordered, onceOnly, settle, close } = useCheckout('orderRenew', '')
  const form = useForm({
    schema: renewFormSchema,
    needs: () => ({ needsPassword: false, isPaid, isForCompany: ad.isForCompany }),
    initial: isPaid ? NEW_ORDER : FREE_ORDER,
    send: async ({ paymentMethod, consentStartNow, coupon }) => {
      const body = {
        payment_method: paymentMethod,
        token,
        addInfo: { consentStartNow },
        ...(coupon && { coupon }),
      }

      return settle(
        await browserApi.call(orderRenewCall, { params: { slug: ad.slug }, body }, onceOnly(body)),
      )
    },
  })
  const { values } = form
  const coupon = useCoupon(form)
  if (ordered)
    return (
      <CheckoutEnd ordered={ordered} under={under} supportEmail={supportEmail} onClose={close} />
    )
  if (!until) return <OutOfTime ad={ad} />

  const lines = orderedLines([thing], values.paymentMethod, coupon.coupon)
  const dates = [{ label: 'Nově platí do', date: formatDate(until) }]

  return (
    <FormFrame form={form} label="Prodloužení inzerátu" sendingLabel="Prodlužuji inzerát">
      <p>
        <b>{ad.heading}</b>
        {ad.validUntil && (
          <>
            <br />
            {validity(ad)}
          </>
        )}
      </p>
      {isPaid ? (
        <OrderPayment
          form={form}
          coupon={coupon}
          dates={dates}
          id={ID}
          things={[thing]}
          isForCompany={ad.isForCompany}
        />
      ) : (
        <OrderTotal lines={lines} dates={dates} />
      )}
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        {isPaid ? payLabel(lines) : 'Prodloužit zdarma'}
      </Button>
    </FormFrame>
  )
}
