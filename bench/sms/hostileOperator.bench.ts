import { Client } from 'undici'
import { random } from '../../apps/bff/src/testing/attacks/random.ts'
import { startApi } from '../identity/support/startApi.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { createOperator, type Delivery } from './support/createOperator.ts'
import { openMarket } from './support/openMarket.ts'

const ATTACKS = wanted(10_000)
const HONEST = wanted(100)
const SEED = 22
const SECRET = 'secret-of-the-provider-of-benchmarks'
const DATING = '9093333'
const PROMOS = '9033333'

const api = await startApi({ SMS_PROVIDERS: `honest:signed:${SECRET},keyed:keyed:${SECRET}` })
const market = openMarket(api.database)
await market.openSection()
const client = new Client(api.url, { pipelining: 1 })
const operator = createOperator(client)
const { below, pick } = random(SEED)

const numberOf = (n: number): string => `+4207${String(10_000_000 + n)}`
const anyone = (): string => numberOf(below(80_000_000))
const adOf = (n: number) => ({
  text: `IN IE Zena ${n} hleda pritele`,
  number: DATING,
  from: anyone(),
})
const paymentOf = (text: string) => ({ text, number: PROMOS, from: anyone() })

const statuses = new Map<number, number>()
const bring = async (delivery: Delivery): Promise<number> => {
  const status = await operator.bring(delivery)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)

  return status
}

const before = await market.count()
const seen: Delivery[] = []
for (let n = 0; n < HONEST; n += 1) {
  const delivery = operator.signed(adOf(n), { secret: SECRET })
  seen.push(delivery)
  await bring(delivery)
}
const codes = await market.openOrders(HONEST)
const wish = () => (below(2) === 0 ? adOf(below(99)) : paymentOf(pick(codes)))

/** Each wants an ad or a paid order for nothing. */
const attacks: readonly (() => Delivery)[] = [
  // Spoofed.
  () => operator.signed(wish(), { secret: 'guessed'.repeat(6) }),
  () => ({ ...operator.signed(wish(), { secret: SECRET }), headers: {} }),
  () => ({ ...operator.signed(wish(), { secret: SECRET }), path: '/api/hooks/sms/nobody' }),
  () => ({ ...operator.signed(wish(), { secret: SECRET }), path: '/api/hooks/sms/keyed' }),
  () => ({ ...pick(seen), body: operator.signed(wish(), { secret: SECRET }).body }),
  // Replayed.
  () => pick(seen),
  () => operator.signed(wish(), { secret: SECRET, ageSeconds: 301 + below(86_400) }),
  () => operator.signed(wish(), { secret: SECRET, ageSeconds: -301 - below(86_400) }),
  // Late.
  () => operator.signed(wish(), { secret: SECRET }, 26 + below(500)),
]

const honest = await market.count()
for (let n = 0; n < ATTACKS; n += 1) await bring(pick(attacks)())
const after = await market.count()

for (const text of codes) await bring(operator.signed(paymentOf(text), { secret: SECRET }))
const end = await market.count()
await client.close()
await api.stop()

const others = [...statuses].filter(([status]) => status !== 200 && status !== 401)

reportAttack('sms-hostile-operator', {
  title: 'Premium messages that nobody sent',
  seed: SEED,
  method: [
    `${HONEST} honest messages place as many ads; as many orders wait for theirs. Then ${ATTACKS} deliveries to the api itself: signed by a guessed secret, unsigned, from nobody, by a provider of another kind, with the signature of another message, honest ones again, signed too early or too late, and properly signed ones of messages sent more than a day ago. Each carries an ad or the code of an order.`,
    'At the end every order is paid by an honest message: it could have been all the time.',
  ],
  verdicts: [
    shown('deliveries', ATTACKS),
    atLeast('ads by honest messages', honest.ads - before.ads, HONEST),
    atMost('ads by attacks', after.ads - honest.ads, 0),
    atMost('orders paid by attacks', after.paid - before.paid, 0),
    atLeast('orders paid by honest messages', end.paid - after.paid, HONEST),
    atMost('answers other than 200 and 401', others.length, 0),
  ],
})
process.exit()
