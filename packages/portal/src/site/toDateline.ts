import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { nonBreaking } from '@inzrt/domain/text'
import { DAY_MS, formatDate, formatTime } from '@inzrt/domain/time'
import type { Brand } from '../shell/brand/Brand.ts'
import { openEditions } from '../shell/catalogue/openEditions.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const WEEK_MS = 7 * DAY_MS

/** Within a week the weekday and the hour say it, later the date does. */
const deadline = ({ deadlineAt }: Edition, now: Date): string => {
  const at = new Date(deadlineAt)
  const isSoon = at.getTime() - now.getTime() < WEEK_MS
  const [weekday] = formatDate(at, 'weekday').split(' ')

  return nonBreaking(`Uzávěrka: ${isSoon ? `${weekday} ${formatTime(at)}` : formatDate(at)}`)
}

/** Line above the header: the day, the brand's motto, and when the next edition closes. */
export const toDateline = (brand: Brand, editions: readonly Edition[], now: Date) => {
  const [next] = openEditions(brand, editions, now)

  return {
    start: capitalised(formatDate(now, 'weekday')),
    startMore: String(now.getFullYear()),
    note: brand.motto,
    end: next ? deadline(next, now) : brand.ageNote,
  }
}
