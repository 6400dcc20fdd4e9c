import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../scripts/stack/findChromium.ts'
import { sandboxArgs } from '../../scripts/stack/sandboxArgs.ts'
import { adsWanted } from '../support/adsWanted.ts'
import { type AdsData, prepareAds } from '../support/prepareAds.ts'
import { startProduct } from '../support/startProduct.ts'

type Visits = Readonly<{ data: AdsData; browser: Browser; stop: () => Promise<void> }>

/** The product with as many ads as are wanted, and a browser that visits it. */
export const startVisits = async (): Promise<Visits> => {
  const data = await prepareAds(adsWanted())
  const product = await startProduct(data)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...sandboxArgs],
  })

  return {
    data,
    browser,
    stop: async () => {
      await browser.close()
      await product.stop()
    },
  }
}
