import { parseAdSlug } from '@inzrt/domain/slug'
import { notFound } from 'next/navigation'
import { FormPage } from '../../auth/FormPage.tsx'
import type { Brand } from '../../brand/Brand.ts'
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
