import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { startProduct } from '../support/startProduct.ts'
import { atMost, shown } from '../support/verdict.ts'
import { besiege, inWords } from './support/besiege.ts'
import { scannerLines } from './support/fragments.ts'
import { hostileRequests } from './support/hostileRequests.ts'
import { reportAttack } from './support/reportAttack.ts'
import { wanted } from './support/wanted.ts'

const REQUESTS = wanted(100_000)
const SEED = 2

const product = await startProduct(await prepareAds(2_000))
const hosts = [`localhost:${PORTS.bff}`, `pinkpack.localhost:${PORTS.bff}`]
const siege = await besiege(hostileRequests(REQUESTS, SEED, { hosts, lines: scannerLines() }))
const exits = Object.values(product.part).filter((part) => part.hasExited()).length
await product.stop()

reportAttack('hostile-product', {
  title: 'Hostile requests to the whole product',
  method: [
    `${REQUESTS} of the same requests against bff, sites, API and database together.`,
    inWords(siege),
  ],
  seed: SEED,
  verdicts: [
    shown('hostile requests to the product', REQUESTS),
    atMost('the product: answers of 500 and above', siege.failed, 0),
    atMost('the product: requests without an answer', siege.silent, 0),
    atMost('the product: exits of a process', exits, 0),
  ],
})
