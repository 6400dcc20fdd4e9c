import { createHmac } from 'node:crypto'

/** Signature of a delivery: HMAC-SHA256 of its second of sending, a dot and its bytes, in base64url. */
export const signDelivery = (secret: string, timestamp: string, raw: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('base64url')
