/**
 * Seconds to wait according to `Retry-After` (seconds or an HTTP date, RFC 9110), or null.
 * A date is compared with the answer's own `Date`, so the visitor's clock doesn't matter.
 */
export const retryAfter = (headers: Headers): number | null => {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d{1,9}$/.test(value)) return Number(value)

  const wait = Date.parse(value) - Date.parse(headers.get('date') ?? '')

  return Number.isNaN(wait) ? null : Math.max(0, Math.ceil(wait / 1000))
}
