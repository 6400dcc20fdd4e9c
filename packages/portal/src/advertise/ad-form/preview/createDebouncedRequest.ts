import type { LineAdBody, SetLine } from '@inzrt/contracts/newspaper/lineAd'

type Lines = readonly SetLine[]

/** Asks for the lines of an ad; null when the paper has no time for it. */
export type RequestLines = (ad: LineAdBody, signal: AbortSignal) => Promise<Lines | null>

const PAUSE_MS = 600
/** After a request without an answer none is made for a while. */
const BACK_OFF_MS = 30_000

/**
 * Asks for lines once nobody has typed for a while.
 * @returns a function that cancels: nothing is asked or told any more. Nothing is told either where no answer comes.
 */
export const createDebouncedRequest = (ask: RequestLines) => {
  let isBackingOff = false
  const backOff = () => {
    isBackingOff = true
    setTimeout(() => {
      isBackingOff = false
    }, BACK_OFF_MS)
  }

  return (ad: LineAdBody, onLines: (lines: Lines) => void): (() => void) => {
    const controller = new AbortController()
    const pause = setTimeout(async () => {
      if (isBackingOff) return
      const lines = await ask(ad, controller.signal)
      if (controller.signal.aborted) return
      if (lines) onLines(lines)
      else backOff()
    }, PAUSE_MS)

    return () => {
      clearTimeout(pause)
      controller.abort()
    }
  }
}
