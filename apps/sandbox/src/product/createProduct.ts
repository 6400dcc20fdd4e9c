import { SectionSchema } from '@inzrt/contracts/browse/section'
import { CLOCK_PATH, type ClockMove, ClockSchema } from '@inzrt/contracts/wire/clock'
import { BRANDS, INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import * as z from 'zod/mini'

/** The product as far as this machine's sandbox sees into it. */
export type Product = ReturnType<typeof createProduct>
export type ProductClock = z.output<typeof ClockSchema>

type Place = Readonly<{ apiUrl: string; internalKey: string }>

/** Moving the clock may have thousands of letters delivered. */
const TIMEOUT_MS = 300_000
/** A question repeated within this time gets the answer of the first. */
const HEARD_MS = 1_000

const SectionsSchema = z.object({ data: z.array(z.pick(SectionSchema, { sms: true })) })

const isNumber = (number: string | null): number is string => number !== null

export const createProduct = ({ apiUrl, internalKey }: Place) => {
  const ask = async (path: string, { headers, ...init }: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(new URL(path, apiUrl), {
      ...init,
      headers: { ...headers, [INTERNAL_HEADERS.key]: internalKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`The api answered ${answer.status}.`)

    return answer.json()
  }
  let offset = Promise.resolve(0)
  let heardAt = Number.NEGATIVE_INFINITY

  const readClock = async (init?: RequestInit): Promise<ProductClock> => {
    const clock = ClockSchema.parse(await ask(CLOCK_PATH, init))
    offset = Promise.resolve(clock.offsetMs)
    heardAt = performance.now()

    return clock
  }

  const numbersOf = async (brand: string): Promise<string[]> => {
    const answer = await ask('/api/front/sections', {
      headers: { [INTERNAL_HEADERS.brand]: brand },
    })

    return SectionsSchema.parse(answer)
      .data.map(({ sms }) => sms.smsNumber)
      .filter(isNumber)
  }

  return {
    clock: () => readClock(),

    /** Moves the clock; what is due then has happened when it settles. */
    move: (how: ClockMove): Promise<ProductClock> =>
      readClock({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(how),
      }),

    /** What time it is there; the machine's while nobody answers. */
    now: async (): Promise<Date> => {
      if (performance.now() - heardAt > HEARD_MS) {
        heardAt = performance.now()
        offset = readClock().then(
          ({ offsetMs }) => offsetMs,
          () => 0,
        )
      }

      return new Date(Date.now() + (await offset))
    },

    /** The premium numbers of all sections. */
    premiumNumbers: async (): Promise<readonly string[]> => {
      const numbers = await Promise.all(BRANDS.map(numbersOf)).catch(() => [])

      return [...new Set(numbers.flat())].toSorted()
    },
  }
}
