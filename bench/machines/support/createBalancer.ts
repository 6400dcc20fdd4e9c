import { randomInt } from 'node:crypto'
import { Pool } from 'undici'
import { HOST, type Machine } from './openMachine.ts'

const CHECK_EVERY_MS = 250
const CHECK_MS = 1_000
const TIMEOUTS = { connect: { timeout: 1_000 }, headersTimeout: 10_000, bodyTimeout: 10_000 }

type Place = Pick<Machine, 'origin' | 'readyUrl'>

type Question = Readonly<{
  path: string
  method?: 'GET' | 'POST'
  body?: string
  cookie?: string
}>

export type Answer = Readonly<{ status: number; cookies: readonly string[]; text: string }>

type Asked = Omit<Question, 'path'>

const WRITE = {
  'sec-fetch-site': 'same-origin',
  'x-inzrt-csrf': '1',
  'content-type': 'application/json',
}

/** Each request is of a visitor of its own. */
const newAddress = (): string => `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`

const listOf = (value: string | string[] | undefined): string[] => [value ?? []].flat()

/** One machine as the balancer sees it. */
const createBackend = ({ origin, readyUrl }: Place) => {
  const pool = new Pool(origin, { connections: 128, ...TIMEOUTS })
  let isIn = true
  const check = async (): Promise<void> => {
    isIn = await fetch(readyUrl, { signal: AbortSignal.timeout(CHECK_MS) }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }

  return {
    isIn: () => isIn,
    check,
    close: () => pool.destroy(),
    ask: async ({ path, method = 'GET', body, cookie = '' }: Question): Promise<Answer> => {
      const forwarded = { host: HOST, cookie, 'x-forwarded-for': newAddress() }
      const { statusCode, headers, ...answer } = await pool.request({
        path,
        method,
        body: body ?? null,
        headers: { ...forwarded, ...(method === 'POST' && WRITE) },
      })

      return {
        status: statusCode,
        cookies: listOf(headers['set-cookie']).map((line) => line.split(';', 1)[0] ?? ''),
        text: await answer.body.text(),
      }
    },
  }
}

export type Balancer = ReturnType<typeof createBalancer>

/**
 * Sends each request to the next machine whose bff says that it is ready, asked four times a second. What got no answer
 * is sent to the other one, as HAProxy does: reading always, writing when it never left.
 */
export const createBalancer = (machines: readonly Place[]) => {
  const backends = machines.map(createBackend)
  let next = 0
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    checking = Promise.all(backends.map(({ check }) => check())).then(() => undefined)
  }, CHECK_EVERY_MS)

  const inTurn = () => {
    const first = next++ % backends.length
    const turn = [...backends.slice(first), ...backends.slice(0, first)]
    const inside = turn.filter(({ isIn }) => isIn())

    return inside.length > 0 ? inside : turn
  }

  const neverLeft = (error: unknown): boolean =>
    ['ECONNREFUSED', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
      String((error as { code?: unknown }).code),
    )

  return {
    ask: async (path: string, asked: Asked = {}): Promise<Answer> => {
      const [first, other] = inTurn()
      if (!first) throw new Error('There is no machine.')
      try {
        return await first.ask({ path, ...asked })
      } catch (error) {
        if (!other || (asked.method === 'POST' && !neverLeft(error))) throw error
        return other.ask({ path, ...asked })
      }
    },
    /** Asks one machine, in or out. */
    askAt: (number: number, path: string, asked: Asked = {}): Promise<Answer> => {
      const backend = backends[number]
      if (!backend) throw new Error(`There is no machine ${number}.`)

      return backend.ask({ path, ...asked })
    },
    close: async () => {
      clearInterval(timer)
      await checking
      await Promise.all(backends.map(({ close }) => close()))
    },
  }
}
