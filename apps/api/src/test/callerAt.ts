import type { Caller } from '../platform/brand/Caller.ts'

/** Somebody at this address, as the bff tells of them. */
export const callerAt = (address: string): Caller => ({
  isInsider: true,
  isAgeProved: false,
  brand: 'general',
  address,
  device: 'Firefox',
  flow: null,
  grant: null,
  position: null,
  idempotencyKey: null,
  work: null,
  bearer: null,
  isBearerConfirmed: true,
})
