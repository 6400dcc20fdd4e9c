import { performance } from 'node:perf_hooks'
import { Client } from 'undici'
import { createDeriver } from '../../apps/api/src/identity/passwords/createDeriver.ts'
import { hashPassword } from '../../apps/api/src/identity/passwords/passwordHash.ts'
import { random } from '../../apps/bff/src/testing/attacks/random.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { median } from '../support/median.ts'
import { BENCH_KEY } from '../support/startServer.ts'
import { atLeast, atMost, shown, type Verdict } from '../support/verdict.ts'
import { createArms, type Question } from './support/createArms.ts'
import { mannWhitney } from './support/mannWhitney.ts'
import { startApi } from './support/startApi.ts'

const ASKED = wanted(2_000)
const SEED = 21
const LONGEST_DIFFERENCE_MS = 2
const LEAST_CHANCE = 0.01

const api = await startApi()
const client = new Client(api.url)
const { below } = random(SEED)
let asked = 0
let differing = 0

/** Every question comes from another client: limits must not answer it. */
const headersOf = (n: number) => ({
  'content-type': 'application/json',
  'x-inzrt-key': BENCH_KEY,
  'x-inzrt-client': `2001:db8:${Math.floor(n / 65_536).toString(16)}:${(n % 65_536).toString(16)}::1`,
})

const ask = async (path: string, body: object) => {
  asked += 1
  const start = performance.now()
  const answer = await client.request({
    method: 'POST',
    path,
    headers: headersOf(asked),
    body: JSON.stringify(body),
  })
  const text = await answer.body.text()
  const { date: _, ...headers } = answer.headers

  return { ms: performance.now() - start, status: answer.statusCode, headers, text }
}

/** Tokens and names differ by themselves; all else must not. */
const shapeOf = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>): string => {
  const body = status === 201 ? Object.keys(JSON.parse(text)).join() : text

  return JSON.stringify([status, Object.keys(headers), body])
}

const shuffled = () =>
  ([0, 1] as const)
    .flatMap((arm) => Array.from({ length: ASKED }, (_, n) => ({ arm, n, key: below(2 ** 31) })))
    .toSorted((one, other) => one.key - other.key)

const measure = async ({ name, path, known, unknown }: Question): Promise<Verdict[]> => {
  const times: [number[], number[]] = [[], []]
  const shapes = new Set<string>()
  // What an answer leaves behind to be done must hit both arms alike.
  for (const { arm, n } of shuffled()) {
    const answer = await ask(path, (arm ? unknown : known)(n))
    times[arm].push(answer.ms)
    shapes.add(shapeOf(answer))
  }
  differing += shapes.size - 1
  const [of, without] = times

  return [
    shown(`${name}: median`, median(of), 'ms'),
    atMost(
      `${name}: difference of medians`,
      Math.abs(median(of) - median(without)),
      LONGEST_DIFFERENCE_MS,
      'ms',
    ),
    atLeast(`${name}: chance of such a difference`, mannWhitney(of, without), LEAST_CHANCE),
  ]
}

const questions = await createArms(
  api.database,
  await hashPassword(createDeriver(), 'heslo'),
  ASKED,
)
const verdicts: Verdict[] = []
for (const question of questions) verdicts.push(...(await measure(question)))
await client.close()
await api.stop()

reportAttack('identity-same-time', {
  title: 'Nobody learns who has an account',
  seed: SEED,
  method: [
    `Each call ${ASKED} times for an account that is there and as often for one that is not, in an order left to chance, over one connection to the api. Registration: with an address that is somebody’s and with a free one.`,
    'Chance: two-sided Mann-Whitney test of both samples.',
  ],
  verdicts: [...verdicts, atMost('differing answers', differing, 0)],
})
process.exit()
