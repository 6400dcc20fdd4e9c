'use client'

import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { orderPromosCall } from '@inzrt/contracts/payment/orderCalls'
import { isPromotable } from '@inzrt/rules/ad'
import { promoFormSchema } from '@inzrt/rules/forms'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { AdRow } from '@inzrt/ui/listing/AdRow.tsx'
import type { PromoOffer } from '@inzrt/ui/order/PromoOffer.ts'
import { PromoPicker } from '@inzrt/ui/order/PromoPicker.tsx'
import { payLabel } from '@inzrt/ui/order/payLabel.ts'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { currentTime } from '../../../shell/clock/currentTime.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { AdLinks } from '../../own-ad/AdLinks.tsx'
import { OwnAdGate } from '../../own-ad/OwnAdGate.client.tsx'
import { isOfCompany } from '../isOfCompany.ts'
import { NEW_ORDER } from '../OrderValues.ts'
import { CheckoutEnd } from '../payment/CheckoutEnd.client.tsx'
import { OrderPayment } from '../payment/OrderPayment.tsx'
import { orderedLines } from '../payment/orderedLines.ts'
import { useCheckout } from '../payment/useCheckout.ts'
import { useCoupon } from '../payment/useCoupon.ts'
import { promoIds, promotions } from '../thingsForSale.ts'
import { promoEnds } from './promoEnds.ts'
import { toExampleRow } from './toExampleRow.ts'

export type PromoOrderProps = {
  slug: string
  offers: readonly PromoOffer[]
  supportEmail: string
}

const ID = 'sluzby'
const DONE = 'Doplňkové služby byly objednány.'

const PromoForm = ({
  ad,
  offers,
  supportEmail,
}: Omit<PromoOrderProps, 'slug'> & { ad: AdDetail }) => {
  const { under, ordered, onceOnly, settle, close } = useCheckout('orderPromos', DONE)
  const isForCompany = isOfCompany(ad)
  const form = useForm({
    schema: promoFormSchema,
    needs: () => ({ needsPassword: false, isPaid: true, isForCompany }),
    initial: NEW_ORDER,
    send: async ({ paymentMethod, promos, consentStartNow, coupon }) => {
      const body = {
        payment_method: paymentMethod,
        promos: promoIds(offers, promos).map((promoId) => ({ promoId })),
        addInfo: { consentStartNow },
        ...(coupon && { coupon }),
      }

      return settle(
        await browserApi.call(orderPromosCall, { params: { slug: ad.slug }, body }, onceOnly(body)),
      )
    },
  })
  const { values, errors, change } = form
  const coupon = useCoupon(form)
  if (ordered)
    return (
      <CheckoutEnd ordered={ordered} under={under} supportEmail={supportEmail} onClose={close} />
    )

  const things = promotions(offers, values.promos)
  const lines = orderedLines(things, values.paymentMethod, coupon.coupon)
  const now = currentTime()

  return (
    <FormFrame form={form} label="Doplňkové služby" sendingLabel="Objednávám služby">
      <PromoPicker
        id={`${ID}-promos`}
        legend={'Co k\u00a0inzerátu přidat?'}
        offers={offers}
        value={values.promos}
        error={errors.promos}
        disabled={form.isSending}
        onChange={(promos) => change({ promos })}
      />
      <section aria-label="Jak bude inzerát vypadat v seznamu">
        <AdList label="Ukázka v seznamu">
          <AdRow headingLevel="h2" {...toExampleRow(ad, values.promos, now)} />
        </AdList>
      </section>
      {things.length > 0 && (
        <OrderPayment
          form={form}
          id={ID}
          things={things}
          coupon={coupon}
          isForCompany={isForCompany}
          dates={promoEnds(offers, values.promos, ad, now)}
        />
      )}
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        {payLabel(lines)}
      </Button>
    </FormFrame>
  )
}

/** Orders promotions of an own ad. */
const PromoOrder = ({ slug, ...props }: PromoOrderProps) => (
  <OwnAdGate slug={slug}>
    {({ ad }) =>
      isPromotable(ad.state) ? (
        <PromoForm {...props} ad={ad} />
      ) : (
        <EmptyState title="Tento inzerát teď zvýraznit nejde">
          <p>Není zveřejněný, nikdo by ho neviděl.</p>
          <AdLinks ad={ad} now={currentTime()} />
        </EmptyState>
      )
    }
  </OwnAdGate>
)

export default PromoOrder
