import type { ProxyParts } from '../proxy/ProxyParts.ts'
import { collectAnswer } from '../upstream/collectAnswer.ts'
import type { Upstream } from '../upstream/Upstream.ts'

const LIMITS = { bytes: 4 * 1024 * 1024, totalMs: 2000 }

/** Asks past the breaker: readiness must be seen the moment it is there. */
const answers = async ({ pool }: Upstream, path: string): Promise<boolean> => {
  const headers = { accept: '*/*' }
  const answer = await collectAnswer(pool, { method: 'GET', path, headers }, LIMITS).catch(
    () => null,
  )
  return answer !== null && answer.status < 500
}

/** Which of the servers behind the bff answer. */
export const isReady = async ({ api, shells }: ProxyParts): Promise<Record<string, boolean>> => {
  const [apiAnswers, general, adult] = await Promise.all([
    answers(api, '/ready'),
    answers(shells.general, '/robots.txt'),
    answers(shells.adult, '/robots.txt'),
  ])
  return { api: apiAnswers, general, adult }
}
