import { BRAND_LOOKS } from '../../platform/brand/BrandLook.ts'
import { type Courier, Undeliverable } from '../outbox/Courier.ts'

export type SmsGateway = Readonly<{ url: string; key: string }>

/** Busy or slow, not unwilling. */
const WORTH_ANOTHER_TRY: readonly number[] = [408, 425, 429]

/**
 * Hands texts to an aggregator by HTTP. The message's own key goes along as `id`, so that one handed over
 * twice is known there.
 */
export const createSmsCourier =
  ({ url, key }: SmsGateway): Courier =>
  async ({ providerKey, brandCode, recipient, payload }, signal) => {
    const { ok, status, body } = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        api_key: key,
        id: providerKey,
        sender: BRAND_LOOKS[brandCode].name,
        recipient,
        message: payload.text,
      }),
    })
    await body?.cancel()
    if (ok) return
    const isFinal = status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.includes(status)
    throw isFinal
      ? new Undeliverable(`The aggregator refused: ${status}.`)
      : new Error(`The aggregator answered ${status}.`)
  }
