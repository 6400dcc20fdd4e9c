import { PlaceAdPage } from '@inzrt/portal/advertise/ad-form/place/PlaceAdPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Vložit inzerát',
  description: 'Vložte inzerát za pár minut: rubrika, text, fotky a kontakt.',
  path: '/vlozit-inzerat',
})

const Page = () => <PlaceAdPage brand={brand} />
export default Page
