import { DialCodePage } from '@inzrt/portal/slug/DialCodePage.tsx'
import { brand } from '#brand'

const Page = (props: PageProps<'/k/[dialCode]'>) => <DialCodePage {...props} brand={brand} />
export default Page
