import type { SiteName } from '../support/sites.ts'
import { recordCalls } from './calls/recordCalls.ts'
import { recordLetters } from './letters/recordLetters.ts'
import { type Addresses, addressesOf } from './pages/addressesOf.ts'
import { readSamples } from './pages/readSamples.ts'
import { recordGate, recordPages } from './pages/recordPages.ts'
import { recordDesks } from './pictures/recordDesks.ts'
import { recordPictures } from './pictures/recordPictures.ts'
import { withBrowser } from './pictures/withBrowser.ts'
import { recordPlans } from './plans/recordPlans.ts'
import { type HeldProduct, startHeldProduct } from './product/startHeldProduct.ts'
import { createWrite, type Write } from './Write.ts'

const SITES = ['general', 'adult'] as const

/** Does a part of the recording and says how long it took. */
const part = async (name: string, work: () => Promise<void>): Promise<void> => {
  const started = Date.now()
  await work()
  console.log(`  ${name.padEnd(10)} ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

type How = { readonly withPictures: boolean }

/** What only reads comes first: it finds the demo as it was made. */
const recordAll = async (
  product: HeldProduct,
  { withPictures }: How,
  write: Write,
): Promise<void> => {
  const { database } = product
  const samples = {
    general: await readSamples(database, 'general'),
    adult: await readSamples(database, 'adult'),
  }
  const addresses = { general: addressesOf(samples.general), adult: addressesOf(samples.adult) }
  const drawn: Partial<Record<SiteName, Addresses>> = {}
  await part('plans', async () => {
    for (const site of SITES) await recordPlans(site, samples[site], database, write)
  })
  await part('pages', async () => {
    for (const site of SITES) drawn[site] = await recordPages(site, addresses[site], write)
    await recordGate(addresses.adult, write)
  })
  if (withPictures)
    await part('pictures', () =>
      withBrowser(async (browser) => {
        for (const site of SITES) await recordPictures(browser, site, drawn[site] ?? {}, write)
        await recordDesks(browser, write)
      }),
    )
  await part('calls', () => recordCalls(product, write))
  await part('letters', () => recordLetters(product, write))
}

/** Starts the product and writes everything it answers into a folder. */
export const recordProduct = async (folder: string, how: How): Promise<void> => {
  const product = await startHeldProduct(console.log)
  try {
    await recordAll(product, how, createWrite(folder))
  } finally {
    await product.stop()
  }
}
