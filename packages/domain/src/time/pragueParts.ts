const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Prague',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

export type PragueParts = Readonly<
  Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
>

/**
 * What a clock and a calendar in Prague show at a moment; January is 1.
 * @example pragueParts(new Date('2026-01-01T00:00:00Z')).hour // 1
 */
export const pragueParts = (moment: Date): PragueParts =>
  Object.fromEntries(
    formatter
      .formatToParts(moment)
      .filter(({ type }) => type !== 'literal')
      .map(({ type, value }) => [type, Number(value)]),
  ) as PragueParts
