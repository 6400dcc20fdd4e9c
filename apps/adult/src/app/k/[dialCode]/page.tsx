import { DialCodePage } from '@inzrt/portal/browse/slug/DialCodePage.tsx'
import { brand } from '#brand'

const Page = (props: PageProps<'/k/[dialCode]'>) => <DialCodePage {...props} brand={brand} />
export default Page
