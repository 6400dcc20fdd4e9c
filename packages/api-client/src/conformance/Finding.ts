import type { ServedCall } from './servedCalls.ts'

/** What an API answered to a call, and where that differs from the contract. */
export type Finding = Readonly<{
  call: ServedCall
  status: number | null
  /** Empty when the answer is what was promised. */
  faults: readonly string[]
}>

/** Parts of a request, as far as the call has them. */
export type Question = Readonly<{
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** The only status that is right here. */
  expected?: number | undefined
}>

/** Makes one call, notes how it was answered, and gives the answer's body. */
export type Ask = (call: ServedCall, question?: Question) => Promise<unknown>
