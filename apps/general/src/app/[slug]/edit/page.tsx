import { EditAdPage } from '@inzrt/portal/advertise/ad-form/edit/EditAdPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Upravit inzerát',
  description: 'Upravte svůj inzerát.',
  path: '/',
  isHidden: true,
})

const Page = (props: PageProps<'/[slug]/edit'>) => <EditAdPage {...props} brand={brand} />
export default Page
