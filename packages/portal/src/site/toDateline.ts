import type { Edition } from '@inzrt/contracts/edition'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate, formatTime } from '@inzrt/domain/time'
import type { Brand } from '../brand/Brand.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const deadline = ({ number, deadlineAt }: Edition): string => {
  const at = new Date(deadlineAt)

  return nonBreaking(`Uzávěrka č. ${number}: ${formatDate(at, 'weekday')} v ${formatTime(at)}`)
}

/** Line above the header: the day, the brand's motto, and when the next edition closes. */
export const toDateline = (brand: Brand, editions: readonly Edition[], now: Date) => {
  const next = editions.find(({ deadlineAt }) => Date.parse(deadlineAt) > now.getTime())

  return {
    start: capitalised(formatDate(now, 'weekday')),
    startMore: String(now.getFullYear()),
    note: brand.motto,
    end: brand.hasNewspaper && next ? deadline(next) : brand.ageNote,
  }
}
