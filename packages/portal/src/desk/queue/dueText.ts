import type { QueueItem } from '@inzrt/contracts/desk/queue'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'

/** @example dueText({ by: '2026-11-24T22:59:59Z', isLate: false }) // 'přečíst do 24. 11. 2026' */
export const dueText = ({ by, isLate }: NonNullable<QueueItem['due']>): string => {
  const day = formatDate(new Date(by))

  return nonBreaking(isLate ? `po termínu: mělo být přečteno do ${day}` : `přečíst do ${day}`)
}
