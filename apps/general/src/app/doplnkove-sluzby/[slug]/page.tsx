import { toPromoPage } from '@inzrt/portal/advertise/order/promo/toPromoPage.ts'

const Page = (props: PageProps<'/doplnkove-sluzby/[slug]'>) => toPromoPage(props)
export default Page
