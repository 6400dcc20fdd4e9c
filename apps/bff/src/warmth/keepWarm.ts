import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { rememberAskedPages } from './askedPages.ts'
import { drawAskedPages } from './drawAskedPages.ts'

const EVERY_MS = 30_000

type Parts = Pick<ProxyParts, 'config' | 'pages' | 'lifecycle' | 'log'>

/**
 * Lets a balancer send visitors only once the pages they ask for are drawn: all at once would be more than a shell
 * draws in time. Which pages, it writes down as long as it runs. Call when it listens.
 * @param contactKnown settles when it hears of changes or knows that it does not: what is drawn before is drawn again
 * @returns how to stop, which writes them down once more
 */
export const keepWarm = (
  { config, pages, lifecycle, log }: Parts,
  contactKnown: Promise<void>,
): (() => Promise<void>) => {
  lifecycle.warming = true
  void contactKnown
    .then(() => drawAskedPages(config))
    .finally(() => {
      lifecycle.warming = false
      log.event(`wants visitors with ${pages.size} pages`)
    })
  const remember = async (): Promise<void> => {
    if (lifecycle.warming) return
    await rememberAskedPages(config.dataDir, pages.keys()).catch(({ code }) =>
      log.event(`cannot write down which pages are asked for: ${code}`),
    )
  }
  const timer = setInterval(remember, EVERY_MS).unref()

  return async () => {
    clearInterval(timer)
    await remember()
  }
}
