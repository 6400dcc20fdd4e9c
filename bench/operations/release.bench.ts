import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { keepAssets } from '../../apps/bff/src/assets/keepAssets.ts'
import { LEAN } from '../../scripts/stack/lean.ts'
import { root } from '../../scripts/stack/settings.ts'
import { type Balancer, createBalancer } from '../machines/support/createBalancer.ts'
import { readPlaces } from '../machines/support/readPlaces.ts'
import { type Member, registerMember } from '../machines/support/registerMember.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { BENCH_KEY, benchDir, startServer } from '../support/startServer.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { openRelease } from './support/openRelease.ts'
import { otherBuild } from './support/otherBuild.ts'

// Every start adds a listener that stops the process should this one fail.
process.setMaxListeners(0)

const REQUESTS = wanted(10_000)
/** To the other build and back. */
const TURNS = 2
const VISITORS = 8
const MEMBERS = 20
/** Until the balancer has asked again. */
const SEEN_MS = 1_000
const FILES = /\/_next\/static\/[\w./~-]+?\.(?:js|css|woff2)/g

const builds = [root.replace(/\/$/, ''), otherBuild()] as const
const assetsDir = `${benchDir}/release-assets`
rmSync(assetsDir, { recursive: true, force: true })
mkdirSync(`${assetsDir}/general`, { recursive: true })
for (const build of builds)
  await keepAssets(
    `${assetsDir}/general`,
    {
      name: readFileSync(`${build}/apps/general/.next/BUILD_ID`, 'utf8').trim(),
      files: `${build}/apps/general/.next/standalone/apps/general/.next/static`,
    },
    new Date(),
  )

const { env } = await prepareAds(2_000)
const provided = await provideDatabase(readSettings(env))
const api = await startServer({
  name: 'release-api',
  args: [...LEAN.apiFlags, 'apps/api/src/server.ts'],
  port: PORTS.api,
  readyPath: '/ready',
  env: { ...LEAN.env, ...env, NODE_ENV: 'development', INTERNAL_KEY: BENCH_KEY },
})
const database = openDatabase(provided.url, { maxConnections: 1 })
const { pages } = await readPlaces(database, 0)
await database.close()

type Seen = { requests: number; failed: Map<string, number>; files: Set<string>; loggedOut: number }

/** A page, all that it asks for, each at the next machine, and somebody's account. */
const visit = async (balancer: Balancer, path: string, member: Member, seen: Seen) => {
  const ask = async (what: string, url: string, cookie = '') => {
    seen.requests += 1
    const answer = await balancer.ask(url, { cookie }).catch(() => null)
    if (answer?.status === 401) seen.loggedOut += 1
    if (answer?.status !== 200) {
      const told = `${what} ${answer?.status ?? 'no answer'}`
      seen.failed.set(told, (seen.failed.get(told) ?? 0) + 1)
    }

    return answer
  }
  const page = await ask('page', path)
  for (const [file] of page?.text.matchAll(FILES) ?? []) {
    seen.files.add(file)
    await ask('file', file)
  }
  const answer = await ask('account', '/api/auth/user', member.cookie)
  if (answer) member.take(answer)
}

/** Machines change their build in turn, one way and back, until there were so many requests. */
const release = async (requests: number, keptIn: string | null): Promise<Seen> => {
  const machines = [openRelease(0, keptIn), openRelease(1, keptIn)] as const
  for (const machine of machines) await machine.start(builds[0])
  const balancer = createBalancer(machines)
  const members: Member[] = []
  while (members.length < MEMBERS) members.push(await registerMember(balancer))
  const seen: Seen = { requests: 0, failed: new Map(), files: new Set(), loggedOut: 0 }
  let isOpen = true
  const comeAndGo = async (visitor: number): Promise<void> => {
    for (let at = visitor; isOpen; at += VISITORS)
      await visit(
        balancer,
        pages[at % pages.length] ?? '/',
        members[visitor % MEMBERS] as Member,
        seen,
      )
  }
  const visitors = Array.from({ length: VISITORS }, (_, visitor) => comeAndGo(visitor))
  for (let turn = 1; turn <= TURNS || seen.requests < requests; turn += 1)
    for (const machine of machines) {
      await machine.stop()
      await machine.start(builds[turn % 2 ? 1 : 0])
      await pause(SEEN_MS)
    }
  isOpen = false
  await Promise.all(visitors)
  await balancer.close()
  for (const machine of machines) await machine.stop()
  console.log(seen.requests, [...seen.failed].map(([what, n]) => `${what} ×${n}`).join(', '))

  return seen
}

const failures = ({ failed }: Seen): number => [...failed.values()].reduce((sum, n) => sum + n, 0)
const without = await release(REQUESTS / 10, null)
const kept = await release(REQUESTS, assetsDir)
await api.stop()
await provided.release()

reportAttack('operations-release', {
  title: 'Two builds side by side',
  method: [
    'The site is built twice, with a line between the builds that every page loads. Two machines, a bff and a site each, change from one build to the other and back in turn, while visitors read pages, ask for every script, style and font in them, each at the next machine, and look at their accounts. First without a folder of kept files, to see what is lost then.',
  ],
  verdicts: [
    shown('requests without kept files', without.requests),
    atLeast('of them failed: the builds differ', failures(without), 1),
    atLeast('requests with files of both builds kept', kept.requests, REQUESTS),
    shown('files of both builds asked for', kept.files.size),
    atMost('requests that failed', failures(kept), 0),
    atMost('sessions that ended', kept.loggedOut, 0),
  ],
})
process.exit()
