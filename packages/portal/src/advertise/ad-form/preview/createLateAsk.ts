import type { LineAdBody, SetLine } from '@inzrt/contracts/newspaper/lineAd'

type Lines = readonly SetLine[]

/** Asks for the lines of an ad; null when the paper has no time for it. */
export type AskLines = (ad: LineAdBody, signal: AbortSignal) => Promise<Lines | null>

const PAUSE_MS = 600
/** Anyone who was refused asks no more for a while. */
const REST_MS = 30_000

/**
 * Asks once nobody has typed for a while. What it returns takes the ask back, whether it was made or not: then,
 * and where there is no answer, nothing is told.
 */
export const createLateAsk = (ask: AskLines) => {
  let isResting = false
  const rest = () => {
    isResting = true
    setTimeout(() => {
      isResting = false
    }, REST_MS)
  }

  return (ad: LineAdBody, onLines: (lines: Lines) => void): (() => void) => {
    const taken = new AbortController()
    const pause = setTimeout(async () => {
      if (isResting) return
      const lines = await ask(ad, taken.signal)
      if (taken.signal.aborted) return
      if (lines) onLines(lines)
      else rest()
    }, PAUSE_MS)

    return () => {
      clearTimeout(pause)
      taken.abort()
    }
  }
}
