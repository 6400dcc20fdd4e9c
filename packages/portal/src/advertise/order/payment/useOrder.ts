import type { ApiError } from '@inzrt/api-client/ApiError'
import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { readOrderCall } from '@inzrt/contracts/payment/orderCalls'
import type { Payment } from '@inzrt/contracts/payment/payment'
import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'

/** An order, and the right to it for who has no session. */
export type OrderKey = Readonly<{ publicNo: string; s?: string | undefined }>

export type OrderAnswer = { order: OrderDetail; payment: Payment | undefined }

export type OrderReading =
  | { kind: 'reading' }
  | ({ kind: 'known' } & OrderAnswer)
  | { kind: 'failed'; error: ApiError }

const POLL_MS = 5_000
const POLLS_MAX = 24

/** Ads whose paid order waits for somebody, not for a bank. */
const WAITS_FOR_PEOPLE: readonly (string | undefined)[] = [
  'waiting_verification',
  'waiting_approval',
]

/** States an order leaves by itself, once the bank or the phone has said its word. */
const isOpen = ({ state, ad }: OrderDetail): boolean =>
  state === 'created' ||
  state === 'awaiting_payment' ||
  (state === 'paid' && !WAITS_FOR_PEOPLE.includes(ad?.state))

const read = async ({ publicNo, s }: OrderKey): Promise<OrderReading> => {
  const answer = await browserApi.call(readOrderCall, { params: { publicNo }, query: { s } })

  return answer.ok
    ? { kind: 'known', order: answer.data, payment: answer.meta?.payment }
    : { kind: 'failed', error: answer.error }
}

/**
 * An order, asked again every 5 s while nobody knows how its payment ends; after 24 times its payer waits
 * for the letter instead.
 */
export const useOrder = ({ publicNo, s }: OrderKey) => {
  const [reading, setReading] = useState<OrderReading>({ kind: 'reading' })
  const [asked, setAsked] = useState(0)
  const reload = useCallback(async () => {
    setReading(await read({ publicNo, s }))
    setAsked((times) => times + 1)
  }, [publicNo, s])
  const isAsking = reading.kind === 'known' && isOpen(reading.order) && asked <= POLLS_MAX

  useEffect(() => void reload(), [reload])
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(reload, POLL_MS)

    return () => clearTimeout(timer)
  }, [isAsking, asked, reload])

  return { reading, isAsking, reload }
}
