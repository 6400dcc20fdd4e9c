import type { OpenInterval } from './OpeningHours.ts'

const short = (time: string): string => time.replace(/^0(?=\d)/, '')

/**
 * A day's hours as they are read and typed; empty where it is closed.
 * @example hoursText([{ from: '08:00', to: '12:00' }]) // '8:00–12:00'
 */
export const hoursText = (intervals: readonly OpenInterval[]): string =>
  intervals.map(({ from, to }) => `${short(from)}–${short(to)}`).join(', ')
