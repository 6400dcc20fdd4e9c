import { parseAdSlug } from '@inzrt/domain/slug'
import { notFound } from 'next/navigation'
import type { Brand } from '../../../shell/brand/Brand.ts'
import { FormPage } from '../../../site/FormPage.tsx'
import { EditAdSlot } from './EditAdSlot.client.tsx'

type EditAdPageProps = { brand: Brand; params: Promise<{ slug: string }> }

/** The page where an ad is changed; what belongs to its owner is fetched by the browser. */
export const EditAdPage = async ({ brand, params }: EditAdPageProps) => {
  const { slug } = await params
  if (!parseAdSlug(slug)) notFound()

  return (
    <FormPage brand={brand} crumb="Upravit inzerát">
      <h1>Upravit inzerát</h1>
      <EditAdSlot slug={slug} />
    </FormPage>
  )
}
