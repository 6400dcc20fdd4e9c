import { setTimeout as pause } from 'node:timers/promises'
import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { answersCalls, drawsPages } from '../../apps/bff/src/testing/attacks/standInAnswers.ts'
import { PORTS } from '../support/ports.ts'
import { quantile } from '../support/quantile.ts'
import { atMost, shown, type Verdict } from '../support/verdict.ts'
import { ChaosProxy, type Toxic } from './support/ChaosProxy.ts'
import { reportAttack } from './support/reportAttack.ts'
import { StandIn } from './support/StandIn.ts'
import { HOSTS, startBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

const SECONDS = wanted(60)
const USERS = 100
const PAGES = 20
const THINK_MS = 150
const FRESH_MS = 31_000
const TOXICS: readonly Toxic[] = [
  ...([
    'down',
    'latency',
    'bandwidth',
    'slow close',
    'timeout',
    'reset peer',
    'slicer',
    'limit data',
  ] as const),
]
/** These slow an answer down but let it through. */
const HARMLESS = new Set<Toxic>(['slicer', 'slow close'])

const behind = { api: 3221, general: 3222 }
const standIns = [
  await StandIn.start(behind.api, answersCalls),
  await StandIn.start(behind.general, drawsPages('general')),
]
const api = await ChaosProxy.start(PORTS.api, behind.api)
const general = await ChaosProxy.start(PORTS.general, behind.general)
const adult = await StandIn.start(PORTS.adult, drawsPages('adult'))
const bff = await startBff()

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`
const clients = Array.from({ length: USERS }, () => new RawClient(PORTS.bff))
const cold = new RawClient(PORTS.bff)
const times: number[] = []
let errors = 0
let unmarked = 0

const browse = async (client: RawClient, user: number, until: number): Promise<void> => {
  for (let turn = user; performance.now() < until; turn += 1) {
    const reply = await client.ask(get(`/stranka-${turn % PAGES}`))
    if (reply?.status !== 200) errors += 1
    if (!/^age: \d+$/im.test(reply?.head ?? '')) unmarked += 1
    times.push(reply?.ms ?? 20_000)
    await pause(THINK_MS)
  }
}

const warm = async (): Promise<void> => {
  for (let page = 0; page < PAGES; page += 1) await cold.ask(get(`/stranka-${page}`))
}

const recoveries: number[] = []
const colds: number[] = []
const wrongColds = new Set<number>()
const probes: number[] = []
let attempts = 0

/** One toxic on both lines at once: warm browsing, cold pages, probes, and how soon it is over. */
const suffer = async (toxic: Toxic): Promise<void> => {
  const until = performance.now() + SECONDS * 1000
  api.spoil(toxic)
  general.spoil(toxic)
  const browsing = clients.map((client, user) => browse(client, user, until))
  await pause(Math.min(3_000, SECONDS * 300))
  api.tries = 0
  const openedAt = performance.now()
  while (performance.now() < until) {
    attempts += 1
    const reply = await cold.ask(get(`/studena-${attempts}`))
    colds.push(reply?.ms ?? 20_000)
    const status = reply?.status ?? 0
    if (!(HARMLESS.has(toxic) ? [200] : [502, 503, 504]).includes(status)) wrongColds.add(status)
    await pause(100)
  }
  if (toxic === 'down') probes.push(api.tries / ((performance.now() - openedAt) / 1000))
  await Promise.all(browsing)
  api.spoil('none')
  general.spoil('none')
  const healedAt = performance.now()
  for (let status = 0; status !== 200; attempts += 1) {
    status = (await cold.ask(get(`/studena-${attempts}`)))?.status ?? 0
    if (status !== 200) await pause(50)
  }
  recoveries.push(performance.now() - healedAt)
}

await warm()
await pause(FRESH_MS)
const lines: Verdict[] = []
for (const toxic of TOXICS) {
  const [before, slowBefore] = [errors, times.length]
  await suffer(toxic)
  lines.push(shown(`${toxic}: p99 of warm pages`, quantile(times.slice(slowBefore), 0.99), 'ms'))
  if (errors > before) lines.push(shown(`${toxic}: errors`, errors - before))
}
for (const client of [...clients, cold]) client.close()
await bff.stop()
api.stop()
general.stop()
for (const standIn of [...standIns, adult]) standIn.stop()

reportAttack('chaos', {
  title: 'API and sites gone, browsing goes on',
  method: [
    `A line between bff and API and one between bff and site, both spoiled in ${TOXICS.length} ways for ${SECONDS} s each, while ${USERS} visitors go through ${PAGES} pages that were drawn before and have grown older than fresh; beside them somebody asks for pages never drawn.`,
    wrongColds.size > 0
      ? `Cold pages also answered ${[...wrongColds].join(', ')}.`
      : 'Cold pages answered 502, 503 or 504.',
  ],
  verdicts: [
    shown('answers to visitors of warm pages', times.length),
    atMost('errors on warm pages', errors, 0),
    atMost('warm pages that do not say how old they are', unmarked, 0),
    atMost('warm pages: p99', quantile(times, 0.99), 300, 'ms'),
    ...lines,
    atMost('cold pages: slowest refusal', Math.max(...colds), 1000, 'ms'),
    atMost('longest recovery', Math.max(...recoveries) / 1000, 5, 's'),
    atMost('tries a second at an API that is down', Math.max(...probes), 1.2),
  ],
})
