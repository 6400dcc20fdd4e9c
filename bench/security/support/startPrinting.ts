import { databasePids } from '../../support/databasePids.ts'
import { prepareAds } from '../../support/prepareAds.ts'
import { startProduct } from '../../support/startProduct.ts'
import { startThreadMeter } from '../../support/startThreadMeter.ts'
import { logInSeller } from './logInSeller.ts'
import { plantAds } from './plantAds.ts'
import { type PrintedPage, printedPages } from './printedPages.ts'

/** A number of its own: the texts of this database are rewritten. */
const ADS = 650
/** Anyone who waits longer has left. */
export const LIMIT_MS = 20_000

/** A page as it came, and the processor milliseconds it took from all who serve. */
export type Printed = Readonly<{ html: string; ms: number }>

/** The product with ads whose texts can be rewritten, and everything that prints them. */
export const startPrinting = async () => {
  const data = await prepareAds(ADS)
  const ads = await plantAds(data)
  let product = await startProduct(data)
  const pages = printedPages(ads.planted)
  let session = await logInSeller()
  const servers = (): number[] => [
    ...Object.values(product.part).map(({ pid }) => pid),
    ...databasePids(data.dataDir),
  ]
  let pids = servers()

  const ask = async ({ url, isSellers }: PrintedPage, text: string) => {
    const spent = startThreadMeter(pids)
    const answer = await fetch(url(text), {
      headers: { cookie: isSellers ? session : '' },
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const html = await answer.text()

    return { status: answer.status, html, ms: spent() }
  }

  return {
    names: [...pages.keys()],
    /** Gives the planted ads and their seller this text. */
    write: async (text: string): Promise<void> => {
      await ads.write(text)
      // A database's connections come and go.
      pids = servers()
    },
    /**
     * Asks for a page and waits until it has come whole.
     * @param text of the ads, which a search may be for
     * @throws Error when it does not come within the limit, or another answer than the page does
     */
    print: async (name: string, text: string): Promise<Printed> => {
      const page: PrintedPage = pages.get(name) ?? { url: () => '' }
      let asked = await ask(page, text)
      if (asked.status === 401) {
        // A run is longer than a session.
        session = await logInSeller()
        asked = await ask(page, text)
      }
      const { status, html, ms } = asked
      if (status !== 200) throw new Error(`${page.url(text)} answered ${status}.`)

      return { html, ms }
    },
    /** A page that did not come may still be worked at: everybody is started again. */
    restart: async (): Promise<void> => {
      await product.stop()
      product = await startProduct(data)
      pids = servers()
    },
    stop: async (): Promise<void> => {
      await product.stop()
      await ads.stop()
    },
  }
}
