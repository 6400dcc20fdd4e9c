import type { Changes } from './openChanges.ts'

const AGAIN_MS = 1_000

/** Whether a word says that any page may be untrue: something changed that stands on all of them. */
const isOfEverything = (word: string): boolean => {
  const [kind, segments = ''] = word.split(/ (.*)/s)

  return kind === 'pages' && segments.split(',').includes('*')
}

/**
 * Calls `forget` when something that stands on any page was changed, here or elsewhere, and when that may have been
 * missed. Bffs hear of it too, and ask at once for what is true now.
 * @returns how to stop
 */
export const onEverythingOutdated = (
  changes: Pick<Changes, 'subscribe'>,
  forget: () => void,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const again = (): void => {
    if (!isOver) timer = setTimeout(listen, AGAIN_MS).unref()
  }
  const listen = (): void => {
    const hear = (word: string) => void (isOfEverything(word) && forget())
    changes.subscribe({ hear, end: again }).then(forget, again)
  }
  listen()

  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
