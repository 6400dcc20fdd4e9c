import type { CompanyAnswer } from '@inzrt/contracts/account/company'
import { DAY_MS } from '@inzrt/domain/time'
import { subjectPath } from '@inzrt/protocols/ares/subject'
import type { Clock } from '../../platform/clock/Clock.ts'
import { readTextUpTo } from '../../platform/http/readTextUpTo.ts'
import { shareCalls } from '../../platform/jobs/shareCalls.ts'
import { readSubject } from './readSubject.ts'

/** Tells of a company by its number. */
export type CompanyRegister = Readonly<{ find(companyId: string): Promise<CompanyAnswer> }>

/** A register nobody can ask. */
export const NO_REGISTER: CompanyRegister = { find: async () => ({ state: 'away' }) }

type Kept = Readonly<{ answer: CompanyAnswer; until: number }>

const TIMEOUT_MS = 3_000
const MOST_BYTES = 200_000
const MOST_KEPT = 1_000
const AWAY = { state: 'away' } as const

const askRegister = async (url: string, companyId: string): Promise<CompanyAnswer> => {
  try {
    const answer = await fetch(`${url}${subjectPath(companyId)}`, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 404) return { state: 'unknown' }
    const text = answer.ok ? await readTextUpTo(answer, MOST_BYTES) : undefined

    return text === undefined ? AWAY : readSubject(companyId, JSON.parse(text))
  } catch {
    return AWAY
  }
}

/**
 * The register of economic subjects. Its answers are kept for a day, in memory alone: they name people too. Many who ask
 * for a company at once are one question; a register that is silent, busy or makes no sense is away.
 */
export const createCompanyRegister = (url: string, clock: Clock): CompanyRegister => {
  const kept = new Map<string, Kept>()
  const share = shareCalls<CompanyAnswer>()

  const keep = (companyId: string, answer: CompanyAnswer): CompanyAnswer => {
    if (answer.state !== 'away') {
      kept.delete(companyId)
      kept.set(companyId, { answer, until: clock().getTime() + DAY_MS })
    }
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)

    return answer
  }

  const ask = (companyId: string): Promise<CompanyAnswer> =>
    share(companyId, async () => keep(companyId, await askRegister(url, companyId)))

  return {
    find: async (companyId) => {
      const known = kept.get(companyId)

      return known && clock().getTime() < known.until ? known.answer : ask(companyId)
    },
  }
}
