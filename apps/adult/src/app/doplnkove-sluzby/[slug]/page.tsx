import { toPromoPage } from '@inzrt/portal/order/toPromoPage.ts'

const Page = (props: PageProps<'/doplnkove-sluzby/[slug]'>) => toPromoPage(props)
export default Page
