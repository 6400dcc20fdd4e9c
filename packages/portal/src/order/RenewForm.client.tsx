'use client'

import { orderRenew } from '@inzrt/api-client/orders/orderRenew'
import type { Section } from '@inzrt/contracts/section'
import { renewFormSchema } from '@inzrt/domain/forms'
import { orderLines, orderTotal } from '@inzrt/domain/order'
import { formatDate } from '@inzrt/domain/time'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import { OrderTotal } from '@inzrt/ui/order/OrderTotal.tsx'
import { PaymentFields } from '@inzrt/ui/order/PaymentFields.tsx'
import { payLabel } from '@inzrt/ui/order/payLabel.ts'
import { browserApi } from '../api/browserApi.ts'
import { useForm } from '../form/useForm.ts'
import { CheckoutEnd } from './CheckoutEnd.client.tsx'
import { methodOffers } from './methodOffers.ts'
import { NEW_ORDER, type OrderValues } from './OrderValues.ts'
import { type RenewedAd, renewOffer } from './renewOffer.ts'
import { useCheckout } from './useCheckout.ts'

type RenewFormProps = { ad: RenewedAd; section: Section; supportEmail: string }

const ID = 'prodlouzeni'

const TooSoon = ({ ad }: { ad: RenewedAd }) => (
  <EmptyState title="Teď inzerát prodloužit nejde">
    <p>
      {ad.validUntil && `Platí do ${formatDate(new Date(ad.validUntil))}. `}
      Prodloužit ho můžete v{'\u00a0'}posledních 7{'\u00a0'}dnech platnosti a ještě 30{'\u00a0'}dní
      po jejím konci.
    </p>
    <LinkButton href={`/${ad.slug}`}>Zobrazit inzerát</LinkButton>
  </EmptyState>
)

/** What a renewal brings and costs, and how it is paid; a free one is only confirmed. */
export const RenewForm = ({ ad, section, supportEmail }: RenewFormProps) => {
  const { until, thing, isPaid } = renewOffer(ad, section, new Date())
  const { under, ordered, onceOnly, settle, close } = useCheckout('orderRenew', '')
  const form = useForm<OrderValues, OrderValues>({
    schema: renewFormSchema({ needsPassword: false, isPaid }) as never,
    initial: { ...NEW_ORDER, paymentMethod: isPaid ? 'gp_webpay' : 'free' },
    send: async ({ paymentMethod, consentStartNow }) => {
      const body = { payment_method: paymentMethod, addInfo: { consentStartNow } }

      return settle(await orderRenew(browserApi, ad.slug, body, onceOnly(body)))
    },
  })
  const { values } = form
  if (ordered) return <CheckoutEnd {...{ ordered, under, supportEmail }} onClose={close} />
  if (!until) return <TooSoon ad={ad} />

  const lines = orderLines([thing], values.paymentMethod) ?? []
  const dates = [{ label: 'Nově platí do', date: formatDate(until) }]

  return (
    <FormFrame form={form} label="Prodloužení inzerátu" sendingLabel="Prodlužuji inzerát">
      <p>
        <b>{ad.heading}</b>
        {ad.validUntil && (
          <>
            <br />
            {ad.state === 'expired' ? 'Platil do' : 'Platí do'}{' '}
            {formatDate(new Date(ad.validUntil))}
          </>
        )}
      </p>
      {isPaid ? (
        <PaymentFields
          form={form}
          id={ID}
          methods={methodOffers([thing])}
          lines={lines}
          dates={dates}
        />
      ) : (
        <OrderTotal lines={lines} dates={dates} />
      )}
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        {isPaid ? payLabel(orderTotal(lines)) : 'Prodloužit zdarma'}
      </Button>
    </FormFrame>
  )
}
