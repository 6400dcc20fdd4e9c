import { pragueParts } from '@inzrt/domain/time'

/** The day in Prague, as databases write it: 2026-05-04. */
export const pragueDay = (now: Date): string => {
  const { year, month, day } = pragueParts(now)

  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
