import { RenewPage } from '@inzrt/portal/advertise/order/renew/RenewPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Prodloužit inzerát',
  description: 'Prodlužte platnost svého inzerátu.',
  path: '/',
  isHidden: true,
})

const Page = (props: PageProps<'/[slug]/renew'>) => <RenewPage {...props} brand={brand} />
export default Page
