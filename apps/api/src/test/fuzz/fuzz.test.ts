import { CALLS, type CallName } from '@inzrt/contracts/calls'
import { ProblemSchema } from '@inzrt/contracts/wire/problem'
import { expect, test } from 'vitest'
import { createAdvertisers } from '../createAdvertisers.ts'
import { visitorOf } from '../createTestApp.ts'
import { createPeople, type Person } from '../rights/createPeople.ts'
import { RULES } from '../rights/rules.ts'
import { type FuzzRequest, fuzzRequests } from './fuzzRequests.ts'
import { readReference } from './readReference.ts'

const ROLES = ['guest', 'admin', 'user', 'moderator', 'holder', 'admin', 'clerk'] as const
type Role = (typeof ROLES)[number]

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3_000)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** Then other people ask: some of these have deleted themselves. */
const EACH = 100
/** Requests of a fuzzer between two of somebody who browses. */
const BETWEEN = 20

const world = await createAdvertisers()
const addPerson = await createPeople(world)
const reference = await readReference()
const BROWSED = ['/api/front/sections', '/api/front/inzrts?perPage=24', '/api/front/search?q=kolo']

const bodiesOf = (own: Person, foreign: Person) => (name: string) =>
  RULES[name as CallName]?.body?.(own, foreign)

/** Many addresses: what one of them may try is bounded, and would hide the rest. */
const headersOf = (role: Role, person: Person, at: number) => ({
  ...visitorOf(
    at % 5 === 0 ? 'adult' : 'general',
    `2001:db8:${(at >> 8).toString(16)}:${(at & 255).toString(16)}::1`,
  ),
  ...(role === 'holder' && { 'x-inzrt-grant': person.grant }),
  ...(role !== 'guest' && role !== 'holder' && { authorization: `Bearer ${person.token}` }),
})

type Answer = Readonly<{ statusCode: number; body: string }>

/** What is wrong with an answer: a failure, or a refusal that is not in words. */
const faultOf = ({ statusCode, body }: Answer): string | null => {
  if (statusCode >= 500) return `${statusCode} ${body}`
  if (statusCode < 400) return null

  return ProblemSchema.safeParse(JSON.parse(body)).success ? null : `${statusCode} without words`
}

const shown = ({ method, url, headers, payload }: FuzzRequest): string =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${payload?.slice(0, 600) ?? ''}`

/** The requests of one seed, by a person of a role; what was wrong, and which calls they reached. */
const fuzz = async (seed: number, role: Role, reached: Map<string, Set<number>>) => {
  const [own, foreign] = [
    await addPerson(role === 'guest' || role === 'holder' ? 'user' : role),
    await addPerson(),
  ]
  const things = {
    ...own.things,
    sectionSlug: own.section.slug,
    pscId: own.ad.localityId,
    password: 'x'.repeat(12),
    recordId: own.section.id,
    nickname: own.nickname,
    email: own.email,
  }
  const knowledge = { things, bodyOf: bodiesOf(own, foreign) }
  const faults: string[] = []
  let at = seed * EACH
  for (const request of fuzzRequests(reference, seed, EACH, knowledge)) {
    const answer = await world.app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: { ...headersOf(role, own, at++), ...request.headers },
      ...(request.payload !== undefined && { payload: request.payload }),
    })
    const fault = faultOf(answer)
    if (fault) faults.push(`seed ${seed}, ${role}: ${shown(request)} → ${fault}`)
    reached.set(request.name, (reached.get(request.name) ?? new Set()).add(answer.statusCode))
    if (at % BETWEEN > 0) continue
    for (const url of BROWSED) {
      const { statusCode } = await world.ask(url, { headers: visitorOf('general') })
      if (statusCode !== 200)
        faults.push(`seed ${seed}: another visitor got ${statusCode} of ${url}`)
    }
  }

  return faults
}

test(`${REQUESTS} malformed requests from seed ${SEED} fail nothing and keep nobody else waiting`, {
  timeout: 3_600_000,
}, async () => {
  const reached = new Map<string, Set<number>>()
  const faults: string[] = []
  for (let batch = 0; batch * EACH < REQUESTS; batch++)
    faults.push(...(await fuzz(SEED + batch, ROLES[batch % ROLES.length] ?? 'guest', reached)))

  expect(faults).toEqual([])
  expect([...reached.keys()].toSorted()).toEqual(Object.keys(CALLS).toSorted())
})
