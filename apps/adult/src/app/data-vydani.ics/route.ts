import { editionsCalendar } from '@inzrt/portal/browse/newspaper/editionsCalendar.ts'
import { brand } from '#brand'

export const dynamic = 'force-dynamic'
export const GET = () => editionsCalendar(brand)
