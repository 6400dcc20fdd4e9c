import { parseAdSlug } from '@inzrt/domain/slug'
import { notFound } from 'next/navigation'
import { settings } from '../../../shell/settings/settings.server.ts'
import { FormPage } from '../../../site/FormPage.tsx'
import { RenewSlot } from '../OrderSlots.client.tsx'
import { OrderTerms } from '../payment/OrderTerms.tsx'
import type { AdOrderPageProps } from '../promo/PromoPage.tsx'

/** The page where an ad gets a longer life; what belongs to its owner is fetched by the browser. */
export const RenewPage = async ({ brand, params }: AdOrderPageProps) => {
  const { slug } = await params
  if (!parseAdSlug(slug)) notFound()

  return (
    <FormPage brand={brand} crumb="Prodloužení" aside={<OrderTerms />}>
      <h1>Prodloužit inzerát</h1>
      <RenewSlot slug={slug} supportEmail={settings().SUPPORT_EMAIL} />
    </FormPage>
  )
}
