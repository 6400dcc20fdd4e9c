export type Moments = {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

declare global {
  interface Window {
    benchEntries?: PerformanceEntry[]
  }
}

/** Runs in the page before its own scripts: keeps what the browser notes about its first seconds. */
export const observePage = (): void => {
  window.benchEntries = []
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => window.benchEntries?.push(...list.getEntries())).observe({
      type,
      buffered: true,
    })
}

/** Runs in the page at the end: milliseconds of its first seconds, and how much it moved. */
export const readMoments = (): Moments => {
  const LONG = 50
  const entries = window.benchEntries ?? []
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const blocking = of('longtask').filter(({ startTime, duration }) => startTime + duration > fcp)

  return {
    fcp,
    lcp: of('largest-contentful-paint').at(-1)?.startTime ?? 0,
    tbt: blocking.reduce((sum, { duration }) => sum + duration - LONG, 0),
    cls: (of('layout-shift') as Shift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
  }
}
