import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'

let offsetMs = 0

/** The product's time: the machine's, unless somebody moved the clock. */
export const currentTime = (): Date => new Date(Date.now() + offsetMs)

/** Fetches, and hears from each answer how far the clock is moved. */
export const clockedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const told = response.headers.get(INTERNAL_HEADERS.clockOffset)
  if (told !== null) offsetMs = Number(told) || 0

  return response
}
