import { setTimeout as delay } from 'node:timers/promises'

/** A million ads are read in half a minute. */
const GIVE_UP_MS = 180_000
const POLL_MS = 500

const statusOf = async (url: string): Promise<number> => {
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.arrayBuffer()

  return answer.status
}

/** Asks until it is no longer told that the server is not ready. */
export const settledStatusOf = async (url: string): Promise<number> => {
  const giveUpAt = performance.now() + GIVE_UP_MS
  for (;;) {
    const status = await statusOf(url)
    if (status < 500 || performance.now() > giveUpAt) return status
    await delay(POLL_MS)
  }
}

/**
 * Paths that are answered by a page: a search for a place leads to the place's filter instead.
 * @throws Error when none is
 */
export const drawnPaths = async (origin: string, paths: readonly string[]): Promise<string[]> => {
  const drawn: string[] = []
  for (const path of paths) if ((await settledStatusOf(origin + path)) === 200) drawn.push(path)
  if (drawn.length === 0) throw new Error(`${origin} draws none of ${paths.length} pages.`)

  return drawn
}
