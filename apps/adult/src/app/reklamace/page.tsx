import { ComplaintPage } from '@inzrt/portal/read/complaint/ComplaintPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Reklamace',
  description:
    'Reklamujte placenou službu, která neproběhla, jak měla. Do 30 dnů dostanete odpověď.',
  path: '/reklamace',
})

const Page = () => <ComplaintPage brand={brand} />
export default Page
