import type { Brand } from '../../shell/brand/Brand.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { loadSite } from '../../site/loadSite.server.ts'
import { toCalendar } from './toCalendar.ts'

/** The calendar file of a site's newspaper; 404 where nothing is printed. */
export const editionsCalendar = async (brand: Brand): Promise<Response> => {
  if (!brand.hasNewspaper) return new Response(null, { status: 404 })
  const { editions } = await loadSite(brand)
  const { host } = new URL(origins(brand, settings()).own)
  const calendar = toCalendar(editions, { name: brand.name, host, now: currentTime() })

  return new Response(calendar, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
