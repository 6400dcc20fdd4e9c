import { parseAdSlug } from '@inzrt/domain/slug'
import { notFound } from 'next/navigation'
import type { Brand } from '../../../shell/brand/Brand.ts'
import { settings } from '../../../shell/settings/settings.server.ts'
import { FormPage } from '../../../site/FormPage.tsx'
import { PromoSlot } from '../OrderSlots.client.tsx'
import { OrderTerms } from '../payment/OrderTerms.tsx'
import { loadPromos } from './loadPromos.server.ts'

export type AdOrderPageProps = { brand: Brand; params: Promise<{ slug: string }> }

/** The page where promotions of an ad are ordered; what belongs to its owner is fetched by the browser. */
export const PromoPage = async ({ brand, params }: AdOrderPageProps) => {
  const { slug } = await params
  if (!parseAdSlug(slug)) notFound()

  return (
    <FormPage brand={brand} crumb="Doplňkové služby" aside={<OrderTerms />}>
      <h1>Zvýraznit inzerát</h1>
      <PromoSlot
        slug={slug}
        offers={await loadPromos(brand)}
        supportEmail={settings().SUPPORT_EMAIL}
      />
    </FormPage>
  )
}
