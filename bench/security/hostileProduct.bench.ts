import { besiege } from '../../apps/bff/src/testing/attacks/besiege.ts'
import { scannerLines } from '../../apps/bff/src/testing/attacks/fragments.ts'
import { hostileRequests } from '../../apps/bff/src/testing/attacks/hostileRequests.ts'
import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { startProduct } from '../support/startProduct.ts'
import { atMost, shown } from '../support/verdict.ts'
import { describeSiege } from './support/describeSiege.ts'
import { reportAttack } from './support/reportAttack.ts'
import { wanted } from './support/wanted.ts'

const REQUESTS = wanted(100_000)
const SEED = 2

const product = await startProduct(await prepareAds(2_000))
const hosts = [`localhost:${PORTS.bff}`, `pinkpack.localhost:${PORTS.bff}`]
const siege = await besiege(
  PORTS.bff,
  hostileRequests(REQUESTS, SEED, { hosts, lines: scannerLines() }),
)
const exits = Object.values(product.part).filter((part) => part.hasExited()).length
await product.stop()

reportAttack('hostile-product', {
  title: 'Hostile requests to the whole product',
  method: [
    `${REQUESTS} of the same requests against bff, sites, API and database together.`,
    describeSiege(siege),
  ],
  seed: SEED,
  verdicts: [
    shown('hostile requests to the product', REQUESTS),
    atMost('the product: answers of 500 and above', siege.failed, 0),
    atMost('the product: requests without an answer', siege.silent, 0),
    atMost('the product: exits of a process', exits, 0),
  ],
})
